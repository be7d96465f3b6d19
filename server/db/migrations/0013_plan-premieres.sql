-- whoever changes a premiere, its job is due at the next turn
CREATE OR REPLACE FUNCTION plan_premieres() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	turn timestamptz := CASE WHEN NEW.status = 0 THEN NEW.start_at ELSE NEW.end_at END;
BEGIN
	INSERT INTO job AS planned (kind, subject, due_at) VALUES ('premieres', 'all', turn)
	ON CONFLICT (kind, subject) DO UPDATE SET due_at = excluded.due_at WHERE planned.due_at > excluded.due_at;
	IF turn < clock_timestamp() + interval '30 seconds' THEN
		PERFORM pg_notify('job', (extract(epoch FROM turn) * 1000)::bigint::text);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER IF EXISTS live_premieres ON "live";--> statement-breakpoint
CREATE TRIGGER live_premieres
AFTER INSERT OR UPDATE OF status, start_at, end_at, premiere, published ON "live"
FOR EACH ROW WHEN (NEW.premiere AND NEW.published AND NEW.status <> 3 AND NEW.end_at IS NOT NULL)
EXECUTE FUNCTION plan_premieres();
