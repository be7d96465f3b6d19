ALTER TABLE "coupon" ADD COLUMN "scope_kinds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "start_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_coupon" ADD COLUMN "start_at" timestamp with time zone;