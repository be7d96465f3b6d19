CREATE INDEX "media_file_address" ON "media_file" USING btree ("address");--> statement-breakpoint
CREATE INDEX "media_file_poster" ON "media_file" USING btree ("poster");