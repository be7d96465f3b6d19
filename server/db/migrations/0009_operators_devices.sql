ALTER TABLE "operator" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "last_device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_session" ADD COLUMN "device" text DEFAULT '' NOT NULL;