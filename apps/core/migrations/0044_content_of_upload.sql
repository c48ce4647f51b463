ALTER TABLE "bulk_upload" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "bulk_upload" ADD COLUMN "alike" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "bulk_row_likeness" ON "bulk_row" USING btree ("merchant_id",md5("likeness")) WHERE "bulk_row"."order_no" is null;--> statement-breakpoint
CREATE INDEX "bulk_upload_content" ON "bulk_upload" USING btree ("merchant_id","sha256");