CREATE TABLE "home_ground" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"release_id" integer NOT NULL,
	CONSTRAINT "home_ground_one_row" CHECK ("home_ground"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "home_schedule" ADD COLUMN "base" jsonb;--> statement-breakpoint
ALTER TABLE "home_schedule" ADD COLUMN "trouble" text;--> statement-breakpoint
ALTER TABLE "home_schedule" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "home_ground" ADD CONSTRAINT "home_ground_release_id_home_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."home_release"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- what runs goes back, one under the other, to the release before the first of them
CREATE TEMPORARY TABLE "ground_before" AS
	WITH RECURSIVE "under" ("id") AS (
		SELECT max("id") FROM "home_release"
		UNION ALL
		SELECT "home_schedule"."earlier_id" FROM "under"
			JOIN "home_schedule" ON "home_schedule"."state" = 'live' AND "home_schedule"."release_id" = "under"."id"
			WHERE "home_schedule"."earlier_id" < "under"."id"
	)
	SELECT "id" FROM "under" WHERE "id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "home_ground" ("id", "document", "release_id")
	SELECT 1, "document", (SELECT max("id") FROM "home_release") FROM "home_release"
	WHERE "id" = (SELECT min("id") FROM "ground_before");--> statement-breakpoint
UPDATE "home_schedule" SET "base" = CASE
	WHEN "state" = 'waiting' THEN (SELECT "document" FROM "home_release" ORDER BY "id" DESC LIMIT 1)
	WHEN "state" = 'live' AND "release_id" IN (SELECT "id" FROM "ground_before")
		THEN (SELECT "document" FROM "home_release" WHERE "home_release"."id" = "home_schedule"."earlier_id")
	END;--> statement-breakpoint
-- over, or overtaken by what was published since: nothing that would be taken back
UPDATE "home_schedule" SET "base" = "document" WHERE "base" IS NULL;--> statement-breakpoint
DROP TABLE "ground_before";--> statement-breakpoint
ALTER TABLE "home_schedule" ALTER COLUMN "base" SET NOT NULL;--> statement-breakpoint
-- servers of the version before schedule whole documents while they still run
CREATE FUNCTION "home_schedule_base"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."base" IS NULL THEN
		NEW."base" := (SELECT "document" FROM "home_release" ORDER BY "id" DESC LIMIT 1);
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "home_schedule_base" BEFORE INSERT ON "home_schedule"
	FOR EACH ROW EXECUTE FUNCTION "home_schedule_base"();
