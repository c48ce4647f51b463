-- Every payment writes four rows of these. Their key to the merchant locked the merchant's one row for each of them, and where
-- several payments run at once each lock made a list of who holds it. A merchant with anything at all cannot be deleted: its
-- host, units, gateways and transactions keep their keys; and these rows take the tenant from rows that have it.
ALTER TABLE "gateway_event" DROP CONSTRAINT "gateway_event_merchant_id_merchant_id_fk";--> statement-breakpoint
ALTER TABLE "idempotency" DROP CONSTRAINT "idempotency_merchant_id_merchant_id_fk";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_merchant_id_merchant_id_fk";
