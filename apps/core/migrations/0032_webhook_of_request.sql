-- A request may name a server that hears what becomes of it. One row for each origin and merchant, however many requests
-- name it, so that leases and failures are of a server and looking for work stays as short as there are servers.
ALTER TABLE "webhook_endpoint" ALTER COLUMN "secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD COLUMN "webhook_url" text;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "of_requests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoint_of_requests" ON "webhook_endpoint" USING btree ("merchant_id","url") WHERE "webhook_endpoint"."of_requests";--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_secret" CHECK ("webhook_endpoint"."of_requests" = ("webhook_endpoint"."secret" is null));--> statement-breakpoint
-- What a request was made with stays; only erasing its customer takes it out.
create function transaction_webhook_guard() returns trigger language plpgsql as $$
begin
  raise exception 'the webhook of transaction % is frozen', old.id using errcode = 'WL002';
end
$$;--> statement-breakpoint
create trigger transaction_webhook_guard before update of webhook_url on payment_transaction
  for each row when (old.webhook_url is not null and new.webhook_url is not null and new.webhook_url <> old.webhook_url)
  execute function transaction_webhook_guard();
