CREATE TABLE "classic_layout" (
	"variant" text PRIMARY KEY NOT NULL,
	"layout" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "section_order" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "section_order" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;