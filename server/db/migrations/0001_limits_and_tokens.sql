CREATE UNLOGGED TABLE "limit_count" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_token" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"renewed_by" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "limit_count_expire" ON "limit_count" USING btree ("expire");