-- Publications that were scheduled before jobs woke them.
INSERT INTO "job" ("kind", "subject", "due_at")
SELECT 'publication', "id" || ' begins', "start_at" FROM "home_schedule" WHERE "state" = 'waiting'
UNION ALL
SELECT 'publication', "id" || ' ends', "end_at" FROM "home_schedule"
WHERE "state" IN ('waiting', 'live') AND "end_at" IS NOT NULL
ON CONFLICT DO NOTHING;
