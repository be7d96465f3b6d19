CREATE TABLE "mark" (
	"attempt_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"points" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mark_attempt_id_question_id_pk" PRIMARY KEY("attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "wrong_item" (
	"member_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"answered" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wrong_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "wrong_item_member_id_question_id_pk" PRIMARY KEY("member_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "drawn" jsonb;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "earned" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "unmarked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "leaves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "away_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "by_leave" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "accepted" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "shuffle" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "draw" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "tries_per" text DEFAULT 'ever' NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "max_leave" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "show_answers" text DEFAULT 'never' NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "gate" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "mark" ADD CONSTRAINT "mark_attempt_id_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark" ADD CONSTRAINT "mark_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_item" ADD CONSTRAINT "wrong_item_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_item" ADD CONSTRAINT "wrong_item_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mark_question" ON "mark" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "wrong_item_latest" ON "wrong_item" USING btree ("member_id","wrong_at");--> statement-breakpoint
CREATE INDEX "wrong_item_question" ON "wrong_item" USING btree ("question_id");--> statement-breakpoint
-- on a large site make these two before, concurrently
CREATE INDEX IF NOT EXISTS "attempt_unmarked" ON "attempt" USING btree ("submitted_at","id") WHERE "attempt"."unmarked" > 0;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "attempt_since" ON "attempt" USING btree ("questionnaire_id","submitted_at");