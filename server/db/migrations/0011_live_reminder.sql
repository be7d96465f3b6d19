CREATE TABLE "live_reminder" (
	"live_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_reminder_live_id_member_id_pk" PRIMARY KEY("live_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "live_reminder" ADD CONSTRAINT "live_reminder_live_id_live_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reminder" ADD CONSTRAINT "live_reminder_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;