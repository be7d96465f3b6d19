ALTER TABLE "vip_grant" ALTER COLUMN "plan_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "disabled_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vip_grant" ADD COLUMN "operator_id" integer;--> statement-breakpoint
CREATE INDEX "member_disabled" ON "member" USING btree ("id") WHERE "member"."disabled";--> statement-breakpoint
CREATE INDEX "member_card" ON "member" USING btree ("vip_until");--> statement-breakpoint
CREATE INDEX "member_nickname" ON "member" USING btree ("nickname" text_pattern_ops);