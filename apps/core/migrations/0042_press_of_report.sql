ALTER TABLE "report" ADD COLUMN "press_key" text;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_once" UNIQUE("user_id","press_key","merchant_id");