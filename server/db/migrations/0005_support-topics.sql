ALTER TABLE "support_info" ADD COLUMN "promise" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_message" ADD COLUMN "topic" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_thread" ADD COLUMN "topic" text DEFAULT '' NOT NULL;