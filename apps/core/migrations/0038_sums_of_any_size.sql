ALTER TABLE "sale_day" ALTER COLUMN "amount" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "sale_day" ALTER COLUMN "refunded" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "sale_quarter" ALTER COLUMN "amount" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "sale_quarter" ALTER COLUMN "refunded" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "transaction_total" ALTER COLUMN "generated" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "transaction_total" ALTER COLUMN "received" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "transaction_total" ALTER COLUMN "balance" SET DATA TYPE numeric;