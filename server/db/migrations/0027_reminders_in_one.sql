INSERT INTO "reminder" ("target", "target_id", "start_at", "member_id", "at")
SELECT 'live', "live_reminder"."live_id", date_trunc('milliseconds', "live"."start_at"), "live_reminder"."member_id", "live_reminder"."at"
FROM "live_reminder" INNER JOIN "live" ON "live"."id" = "live_reminder"."live_id";
--> statement-breakpoint
DROP TABLE "live_reminder" CASCADE;