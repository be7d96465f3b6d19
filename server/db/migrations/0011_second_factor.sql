ALTER TABLE "operator" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "totp_pending" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "totp_step" integer;--> statement-breakpoint
ALTER TABLE "operator_role" ADD COLUMN "second_factor" boolean DEFAULT false NOT NULL;