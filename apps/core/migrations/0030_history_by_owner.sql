-- A history is only ever read of one attempt or one transaction, whose steps no index knew: among a million payments their
-- details were found by reading everybody's. Keyed by whose they are, the same key finds them, and a step costs what it cost.
ALTER TABLE "attempt_event" DROP CONSTRAINT "attempt_event_pkey", ADD CONSTRAINT "attempt_event_attempt_id_id_pk" PRIMARY KEY ("attempt_id", "id");--> statement-breakpoint
ALTER TABLE "transaction_event" DROP CONSTRAINT "transaction_event_pkey", ADD CONSTRAINT "transaction_event_transaction_id_id_pk" PRIMARY KEY ("transaction_id", "id");
