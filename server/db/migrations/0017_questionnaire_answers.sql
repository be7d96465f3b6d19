-- on a large site make it before, concurrently
CREATE INDEX IF NOT EXISTS "attempt_sent" ON "attempt" USING btree ("questionnaire_id","id") WHERE "attempt"."submitted_at" is not null;
