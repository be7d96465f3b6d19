CREATE TABLE "live_page" (
	"id" text PRIMARY KEY NOT NULL,
	"live_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_page" ADD CONSTRAINT "live_page_live_id_live_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_page" ADD CONSTRAINT "live_page_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_page_member" ON "live_page" USING btree ("live_id","member_id");--> statement-breakpoint
CREATE INDEX "live_page_until" ON "live_page" USING btree ("until");