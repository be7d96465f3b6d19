-- what a question to support is about, and when operators promise to answer
ALTER TABLE "support_info" ADD COLUMN IF NOT EXISTS "promise" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_message" ADD COLUMN IF NOT EXISTS "topic" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_thread" ADD COLUMN IF NOT EXISTS "topic" text DEFAULT '' NOT NULL;