-- files that take the place of others, and drafts of agreements
CREATE TABLE IF NOT EXISTS "legal_draft" (
	"type" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"chapters" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"operator_id" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN IF NOT EXISTS "replaces_id" integer;--> statement-breakpoint
ALTER TABLE "legal_draft" DROP CONSTRAINT IF EXISTS "legal_draft_operator_id_operator_id_fk", ADD CONSTRAINT "legal_draft_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_file" DROP CONSTRAINT IF EXISTS "media_file_replaces_id_media_file_id_fk", ADD CONSTRAINT "media_file_replaces_id_media_file_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."media_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "media_file_replaces" ON "media_file" USING btree ("replaces_id");