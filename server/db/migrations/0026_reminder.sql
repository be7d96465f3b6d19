CREATE TABLE "reminder" (
	"target" text NOT NULL,
	"target_id" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"member_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_target_target_id_start_at_member_id_pk" PRIMARY KEY("target","target_id","start_at","member_id")
);
--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;