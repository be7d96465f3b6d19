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
