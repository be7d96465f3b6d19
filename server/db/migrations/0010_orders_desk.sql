CREATE INDEX "trade_order_state" ON "trade_order" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "trade_order_placed" ON "trade_order" USING btree ("created_at");