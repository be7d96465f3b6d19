ALTER TABLE "questionnaire" ADD COLUMN "quota" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "by_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;