DROP INDEX "refund_payment";--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "message_cause" ON "message" USING btree ("member_id","cause");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requested" ON "refund" USING btree ("order_id") WHERE "refund"."state" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "refund_payment" ON "refund" USING btree ("payment_id") WHERE "refund"."state" not in ('withdrawn', 'refused');