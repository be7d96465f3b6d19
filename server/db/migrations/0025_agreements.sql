ALTER TABLE "legal_text" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_text" DROP CONSTRAINT "legal_text_pkey";--> statement-breakpoint
ALTER TABLE "legal_text" ADD CONSTRAINT "legal_text_type_version_pk" PRIMARY KEY("type","version");--> statement-breakpoint
ALTER TABLE "legal_text" ADD CONSTRAINT "legal_text_version" CHECK ("legal_text"."version" > 0);--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "agreement" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- what somebody has ordered under stays as they read it
CREATE FUNCTION agreement_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.type = 'purchase' AND EXISTS (SELECT 1 FROM trade_order WHERE agreement = OLD.version) THEN
		RAISE EXCEPTION 'version % of the purchase agreement stands in orders', OLD.version;
	END IF;
	IF TG_OP = 'DELETE' THEN
		RETURN OLD;
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER legal_text_kept BEFORE UPDATE OR DELETE ON "legal_text"
FOR EACH ROW EXECUTE FUNCTION agreement_is_kept();
