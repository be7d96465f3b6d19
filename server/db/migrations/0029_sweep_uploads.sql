INSERT INTO "job" ("kind", "subject", "due_at")
SELECT 'upload-sweep', "file", greatest("at" + interval '30 days', now() + interval '1 day') FROM "upload"
ON CONFLICT DO NOTHING;
