ALTER TABLE "progress" ADD COLUMN "free_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "progress" SET "free_ms" = "furthest_ms" FROM "lesson"
WHERE "lesson"."id" = "progress"."lesson_id" AND NOT EXISTS (
  SELECT 1 FROM "access_grant"
  WHERE "access_grant"."member_id" = "progress"."member_id"
    AND "access_grant"."target" = 'product'
    AND "access_grant"."target_id" = "lesson"."product_id"
);
