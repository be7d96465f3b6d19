ALTER TABLE "operator_audit" ADD COLUMN "run" integer;--> statement-breakpoint
ALTER TABLE "operator_audit" ADD COLUMN "once" text;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_audit_once" ON "operator_audit" USING btree ("once");--> statement-breakpoint
CREATE INDEX "operator_audit_run" ON "operator_audit" USING btree ("run");--> statement-breakpoint
CREATE INDEX "operator_audit_operator" ON "operator_audit" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "operator_audit_action" ON "operator_audit" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "operator_audit_at" ON "operator_audit" USING btree ("at");