ALTER TABLE "certification" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "certification" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certification" ADD COLUMN "decided_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "certification_queue" ON "certification" USING btree ("state","sent_at");