ALTER TABLE "operator_upload" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "operator_upload" ADD COLUMN "height" integer;--> statement-breakpoint
CREATE INDEX "operator_upload_at" ON "operator_upload" USING btree ("at");