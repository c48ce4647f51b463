ALTER TABLE "bulk_upload" ADD COLUMN "sheet" text;--> statement-breakpoint
ALTER TABLE "bulk_upload" ADD COLUMN "hidden_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_upload" ADD COLUMN "takes_hidden" boolean;