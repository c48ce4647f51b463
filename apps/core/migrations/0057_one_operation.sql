ALTER TABLE "operation_request" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "permission_request" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "permission_request" ADD COLUMN "currency" char(3);--> statement-breakpoint
ALTER TABLE "permission_request" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "permission_request" ADD COLUMN "used_key" text;--> statement-breakpoint
CREATE INDEX "message_by_hand" ON "message" USING btree ("merchant_id","channel","recipient","created_at") WHERE "message"."occasion_key" like '%:again:%';--> statement-breakpoint
ALTER TABLE "permission_request" ADD CONSTRAINT "permission_request_amount" CHECK (("permission_request"."amount" is null) = ("permission_request"."currency" is null) and "permission_request"."amount" > 0);