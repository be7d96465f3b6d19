-- a ranking holds who passed by the line of that time, however it is moved since
ALTER TABLE "best_attempt" ADD COLUMN IF NOT EXISTS "pass_minus_score" integer;--> statement-breakpoint
ALTER TABLE "best_attempt" ADD COLUMN IF NOT EXISTS "pass_spent_ms" bigint;--> statement-breakpoint
ALTER TABLE "best_attempt" ADD COLUMN IF NOT EXISTS "pass_submitted_at" timestamp with time zone;--> statement-breakpoint
-- what is handed in meanwhile waits, so that none of it is kept by the trigger of before
LOCK TABLE "attempt" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_best_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	own attempt;
	best attempt;
	won attempt;
	fresh boolean;
BEGIN
	IF TG_OP = 'DELETE' THEN own := OLD; ELSE own := NEW; END IF;
	IF TG_OP = 'INSERT' AND own.submitted_at IS NULL THEN
		RETURN NULL;
	END IF;
	SELECT * INTO best FROM attempt
	WHERE member_id = own.member_id AND questionnaire_id = own.questionnaire_id
		AND submitted_at IS NOT NULL AND passed IS NOT NULL
	ORDER BY score DESC, spent_ms, submitted_at LIMIT 1;
	IF NOT FOUND THEN
		DELETE FROM best_attempt WHERE questionnaire_id = own.questionnaire_id AND member_id = own.member_id;
		IF FOUND THEN
			UPDATE questionnaire SET ranked = ranked - 1 WHERE id = own.questionnaire_id;
		END IF;
		RETURN NULL;
	END IF;
	SELECT * INTO won FROM attempt
	WHERE member_id = own.member_id AND questionnaire_id = own.questionnaire_id
		AND submitted_at IS NOT NULL AND passed
	ORDER BY score DESC, spent_ms, submitted_at LIMIT 1;
	INSERT INTO best_attempt AS kept (questionnaire_id, member_id, minus_score, spent_ms, submitted_at,
		pass_minus_score, pass_spent_ms, pass_submitted_at)
	VALUES (best.questionnaire_id, best.member_id, -best.score, best.spent_ms, best.submitted_at,
		-won.score, won.spent_ms, won.submitted_at)
	ON CONFLICT (questionnaire_id, member_id) DO UPDATE
	SET minus_score = excluded.minus_score, spent_ms = excluded.spent_ms, submitted_at = excluded.submitted_at,
		pass_minus_score = excluded.pass_minus_score, pass_spent_ms = excluded.pass_spent_ms,
		pass_submitted_at = excluded.pass_submitted_at
	WHERE (kept.minus_score, kept.spent_ms, kept.submitted_at,
			kept.pass_minus_score, kept.pass_spent_ms, kept.pass_submitted_at)
		IS DISTINCT FROM (excluded.minus_score, excluded.spent_ms, excluded.submitted_at,
			excluded.pass_minus_score, excluded.pass_spent_ms, excluded.pass_submitted_at)
	RETURNING xmax = 0 INTO fresh;
	IF fresh THEN
		UPDATE questionnaire SET ranked = ranked + 1 WHERE id = own.questionnaire_id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
UPDATE best_attempt AS kept
SET pass_minus_score = -won.score, pass_spent_ms = won.spent_ms, pass_submitted_at = won.submitted_at
FROM (
	SELECT DISTINCT ON (questionnaire_id, member_id) questionnaire_id, member_id, score, spent_ms, submitted_at
	FROM attempt WHERE submitted_at IS NOT NULL AND passed
	ORDER BY questionnaire_id, member_id, score DESC, spent_ms, submitted_at
) AS won
WHERE won.questionnaire_id = kept.questionnaire_id AND won.member_id = kept.member_id;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "best_attempt_pass" ON "best_attempt" USING btree ("questionnaire_id","pass_minus_score","pass_spent_ms","pass_submitted_at","member_id") WHERE "best_attempt"."pass_minus_score" is not null;
