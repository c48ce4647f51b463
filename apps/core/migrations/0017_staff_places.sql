ALTER TABLE "staff_user" ADD COLUMN "places" text[];--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_places" CHECK (cardinality("staff_user"."places") > 0);