ALTER TABLE "questionnaire" ALTER COLUMN "limit_ms" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "attempt" ALTER COLUMN "spent_ms" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "questionnaire" ADD COLUMN "kind" text DEFAULT 'questionnaire' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "pass_score" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "full_score" integer DEFAULT 0 NOT NULL;