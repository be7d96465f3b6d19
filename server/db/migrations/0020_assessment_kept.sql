UPDATE "attempt" SET "pass_score" = "questionnaire"."pass"
FROM "questionnaire"
WHERE "questionnaire"."id" = "attempt"."questionnaire_id" AND "attempt"."passed" IS NOT NULL;--> statement-breakpoint
UPDATE "attempt" SET "full_score" = (
  SELECT coalesce(sum("question"."points"), 0) FROM "question"
  WHERE "question"."questionnaire_id" = "attempt"."questionnaire_id"
)
WHERE "submitted_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "job" ("kind", "subject", "due_at")
SELECT 'attempt-end', "id"::text, now() FROM "attempt" WHERE "submitted_at" IS NULL
ON CONFLICT DO NOTHING;
