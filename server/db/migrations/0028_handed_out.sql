CREATE TABLE "handed_out" (
	"member_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"parts" bit(1000) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "handed_out_member_id_lesson_id_pk" PRIMARY KEY("member_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "handed_out" ADD CONSTRAINT "handed_out_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handed_out" ADD CONSTRAINT "handed_out_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handed_out_lesson" ON "handed_out" USING btree ("lesson_id");