-- a profile form that was put off is not asked for at each login
ALTER TABLE "member" ADD COLUMN IF NOT EXISTS "form_put_off_at" timestamp with time zone;
