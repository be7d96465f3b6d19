CREATE TABLE "classic_layout" (
	"variant" text PRIMARY KEY NOT NULL,
	"layout" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "section_measure" (
	"day" date NOT NULL,
	"release_id" integer NOT NULL,
	"home" text NOT NULL,
	"section" text NOT NULL,
	"instance" text NOT NULL,
	"position" integer NOT NULL,
	"variant" text NOT NULL,
	"kind" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "section_measure_one" PRIMARY KEY("day","release_id","home","section","instance","position","variant","kind")
);
--> statement-breakpoint
ALTER TABLE "section_order" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "section_order" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "home_draft" ADD COLUMN "preview_round" integer DEFAULT 0 NOT NULL;