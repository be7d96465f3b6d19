CREATE TABLE "operator_policy" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"second_factor" boolean NOT NULL,
	CONSTRAINT "operator_policy_one_row" CHECK ("operator_policy"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "lesson" ADD COLUMN "published" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "operator_policy_told" AFTER INSERT OR UPDATE ON "operator_policy" FOR EACH STATEMENT EXECUTE FUNCTION "tell_desks"();
--> statement-breakpoint
-- words anywhere in a nickname; on a large site make it before, concurrently
CREATE INDEX IF NOT EXISTS "member_nickname_words" ON "member" USING gin (array_to_tsvector(search_grams("nickname")));
--> statement-breakpoint
-- words anywhere in what was done: a text is cut at 500 signs, so a long one is read in pieces
CREATE FUNCTION audit_grams(given text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_to_tsvector(search_grams(given) || search_grams(substr(given, 480)) || search_grams(substr(given, 960)));
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "operator_audit_words" ON "operator_audit" USING gin (audit_grams("text"));
