CREATE TABLE "appeal" (
	"attempt_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"scored" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "appeal" ADD CONSTRAINT "appeal_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeal_open" ON "appeal" USING btree ("at","attempt_id") WHERE "appeal"."state" = 'open';--> statement-breakpoint
CREATE INDEX "appeal_settled" ON "appeal" USING btree ("settled_at","attempt_id") WHERE "appeal"."state" <> 'open';