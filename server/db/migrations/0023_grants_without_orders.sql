-- what stands under no order was not bought here
UPDATE "access_grant" AS "g" SET "source" = 'gift'
WHERE "g"."source" IN ('buy', 'team') AND NOT EXISTS (
	SELECT 1 FROM "trade_order" "o" LEFT JOIN "activity" "a" ON "a"."id" = "o"."target_id" AND "o"."kind" IN ('team', 'flash')
	WHERE "o"."member_id" = "g"."member_id" AND coalesce("a"."product_id", "o"."target_id") = "g"."target_id"
);
