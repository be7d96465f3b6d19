-- what stands in the ledger stays as it was written
CREATE FUNCTION ledger_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'ledger_entry is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry"
FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_kept();
--> statement-breakpoint
-- received before coupons were counted
UPDATE "coupon" SET "taken" = (SELECT count(*) FROM "member_coupon" WHERE "coupon_id" = "coupon"."id");
