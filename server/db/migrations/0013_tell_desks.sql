-- tells the streams of the console that what they tell of may have changed, with the commit
CREATE FUNCTION "tell_desks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('desk', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "home_draft_told" AFTER INSERT OR UPDATE ON "home_draft" FOR EACH STATEMENT EXECUTE FUNCTION "tell_desks"();--> statement-breakpoint
CREATE TRIGGER "home_release_told" AFTER INSERT ON "home_release" FOR EACH STATEMENT EXECUTE FUNCTION "tell_desks"();--> statement-breakpoint
CREATE TRIGGER "home_schedule_told" AFTER INSERT OR UPDATE OR DELETE ON "home_schedule" FOR EACH STATEMENT EXECUTE FUNCTION "tell_desks"();--> statement-breakpoint
CREATE TRIGGER "operator_presence_new" AFTER INSERT ON "operator_presence" FOR EACH ROW EXECUTE FUNCTION "tell_desks"();--> statement-breakpoint
CREATE TRIGGER "operator_presence_told" AFTER UPDATE ON "operator_presence" FOR EACH ROW
  WHEN (OLD."editing" IS DISTINCT FROM NEW."editing" OR OLD."seen_at" < NEW."seen_at" - interval '30 seconds')
  EXECUTE FUNCTION "tell_desks"();--> statement-breakpoint
CREATE TRIGGER "operator_session_ended" AFTER UPDATE OF "revoked_at" ON "operator_session" FOR EACH STATEMENT EXECUTE FUNCTION "tell_desks"();--> statement-breakpoint
CREATE TRIGGER "operator_rights_told" AFTER UPDATE OF "active", "role", "role_id" ON "operator" FOR EACH STATEMENT EXECUTE FUNCTION "tell_desks"();--> statement-breakpoint
CREATE TRIGGER "operator_role_told" AFTER UPDATE OR DELETE ON "operator_role" FOR EACH STATEMENT EXECUTE FUNCTION "tell_desks"();
