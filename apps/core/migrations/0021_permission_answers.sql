ALTER TABLE "permission_request" DROP CONSTRAINT "permission_request_status";--> statement-breakpoint
ALTER TABLE "permission_request" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
UPDATE "permission_request" SET "expires_at" = "created_at" + interval '48 hours';--> statement-breakpoint
ALTER TABLE "permission_request" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "permission_request" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "permission_request_granted" ON "permission_request" USING btree ("user_id","object","merchant_id") WHERE "permission_request"."status" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "permission_request_overdue" ON "permission_request" USING btree ("expires_at") WHERE "permission_request"."status" = 'NEW';--> statement-breakpoint
ALTER TABLE "permission_request" ADD CONSTRAINT "permission_request_answered" CHECK (("permission_request"."status" in ('APPROVED', 'DECLINED')) = ("permission_request"."decided_by" is not null));--> statement-breakpoint
ALTER TABLE "permission_request" ADD CONSTRAINT "permission_request_status" CHECK ("permission_request"."status" in ('NEW', 'APPROVED', 'DECLINED', 'EXPIRED'));