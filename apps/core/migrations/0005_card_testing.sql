ALTER TABLE "attempt" ADD COLUMN "payer_network" text;--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "card_token" text;--> statement-breakpoint
CREATE INDEX "attempt_failed_from_network" ON "attempt" USING btree ("payer_network","state_changed_at","merchant_id") WHERE "attempt"."state" = 'failed' and "attempt"."payer_network" is not null;--> statement-breakpoint
CREATE INDEX "attempt_failed_with_card" ON "attempt" USING btree ("card_token","state_changed_at","merchant_id") WHERE "attempt"."state" = 'failed' and "attempt"."card_token" is not null;