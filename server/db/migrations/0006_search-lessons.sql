-- courses are found by the titles of their lessons
ALTER TABLE "lesson"
	ADD COLUMN IF NOT EXISTS "search" tsvector GENERATED ALWAYS AS (array_to_tsvector(search_grams("title"))) STORED,
	ADD COLUMN IF NOT EXISTS "search_sound" tsvector;--> statement-breakpoint
CREATE OR REPLACE TRIGGER lesson_search_sound BEFORE UPDATE ON "lesson" FOR EACH ROW
WHEN (OLD.title IS DISTINCT FROM NEW.title)
EXECUTE FUNCTION search_forget_sound();--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lesson_search" ON "lesson" USING gin ("search");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lesson_search_sound" ON "lesson" USING gin ("search_sound");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "lesson_unheard" ON "lesson" USING btree ("id") WHERE search_sound IS NULL;
