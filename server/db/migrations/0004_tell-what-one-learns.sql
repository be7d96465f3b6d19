-- what a learner can do after a course, a few short lines
ALTER TABLE "product" ADD COLUMN IF NOT EXISTS "gains" text[] DEFAULT '{}' NOT NULL;
