-- Full text that finds Chinese words inside titles, on any locale and without an extension: a text
-- is cut into grams (single characters and pairs of CJK, beginnings of other words), a keyword into
-- pairs and whole words, all of which a hit must hold.
CREATE FUNCTION search_text(given text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(normalize(left(given, 500), NFKC));
--> statement-breakpoint
CREATE FUNCTION search_grams(given text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
	WITH run AS (
		SELECT m[1] AS cjk, m[2] AS word
		FROM regexp_matches(
			search_text(given),
			'([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]+)|([0-9a-z\u00df-\u00f6\u00f8-\u024f\u0370-\u052f]+)',
			'g'
		) AS m
	)
	SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM (
		SELECT substr(cjk, i, n) AS gram
		FROM run, generate_series(1, 2) AS n, generate_series(1, length(cjk) - n + 1) AS i
		UNION ALL
		SELECT left(word, n) FROM run, generate_series(1, least(length(word), 20)) AS n WHERE word IS NOT NULL
	) AS cut;
END;
--> statement-breakpoint
CREATE FUNCTION search_query(keyword text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
	WITH run AS (
		SELECT m[1] AS cjk, m[2] AS word
		FROM regexp_matches(
			search_text(keyword),
			'([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]+)|([0-9a-z\u00df-\u00f6\u00f8-\u024f\u0370-\u052f]+)',
			'g'
		) AS m
	)
	SELECT coalesce(string_agg(DISTINCT quote_literal(gram), ' & '), '')::tsquery FROM (
		SELECT cjk AS gram FROM run WHERE length(cjk) = 1
		UNION ALL
		SELECT substr(cjk, i, 2) FROM run, generate_series(1, length(cjk) - 1) AS i
		UNION ALL
		SELECT left(word, 20) FROM run WHERE word IS NOT NULL
	) AS cut;
END;
--> statement-breakpoint
-- the teacher's name is found with the title
ALTER TABLE "product" ADD COLUMN "search_names" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "live" ADD COLUMN "search_names" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE "product" SET "search_names" = "teacher"."name" FROM "teacher" WHERE "teacher"."id" = "product"."teacher_id";
--> statement-breakpoint
UPDATE "live" SET "search_names" = "teacher"."name" FROM "teacher" WHERE "teacher"."id" = "live"."teacher_id";
--> statement-breakpoint
CREATE FUNCTION search_take_teacher() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.search_names := coalesce((SELECT name FROM teacher WHERE id = NEW.teacher_id), '');
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_search_names BEFORE INSERT OR UPDATE OF teacher_id ON "product"
FOR EACH ROW EXECUTE FUNCTION search_take_teacher();
--> statement-breakpoint
CREATE TRIGGER live_search_names BEFORE INSERT OR UPDATE OF teacher_id ON "live"
FOR EACH ROW EXECUTE FUNCTION search_take_teacher();
--> statement-breakpoint
CREATE FUNCTION search_give_teacher() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product SET search_names = NEW.name WHERE teacher_id = NEW.id;
	UPDATE live SET search_names = NEW.name WHERE teacher_id = NEW.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER teacher_search_names AFTER UPDATE OF name ON "teacher"
FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION search_give_teacher();
--> statement-breakpoint
ALTER TABLE "product"
	ADD COLUMN "search_title" text GENERATED ALWAYS AS (search_text("title")) STORED,
	ADD COLUMN "search" tsvector GENERATED ALWAYS AS (array_to_tsvector(search_grams("title" || ' ' || "search_names"))) STORED;
--> statement-breakpoint
ALTER TABLE "live"
	ADD COLUMN "search_title" text GENERATED ALWAYS AS (search_text("title")) STORED,
	ADD COLUMN "search" tsvector GENERATED ALWAYS AS (array_to_tsvector(search_grams("title" || ' ' || "search_names"))) STORED;
--> statement-breakpoint
ALTER TABLE "news"
	ADD COLUMN "search_title" text GENERATED ALWAYS AS (search_text("title")) STORED,
	ADD COLUMN "search" tsvector GENERATED ALWAYS AS (array_to_tsvector(search_grams("title" || ' ' || "summary"))) STORED;
--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "live_search" ON "live" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "news_search" ON "news" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "product_search_title" ON "product" USING btree ("search_title" text_pattern_ops);
