CREATE OR REPLACE FUNCTION uploads_in(content text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 5000 AS $$
	SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
	FROM regexp_matches(content, '/uploads/([A-Za-z0-9_-]{32}\.[a-z0-9]{3,4})', 'g') AS found
$$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lesson_uploads" ON "lesson" USING gin (uploads_in("html"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_uploads" ON "product" USING gin (uploads_in(("thumb" || ' ' || "intro_html")));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "course_revision_uploads" ON "course_revision" USING gin (uploads_in(("document")::text));--> statement-breakpoint
-- uploads of before were looked at once, a month after they came
INSERT INTO "job" ("kind", "subject", "due_at")
SELECT 'upload-sweep', "file", now() + random() * interval '30 days' FROM "upload"
ON CONFLICT DO NOTHING;
