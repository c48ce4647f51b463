-- Money that was quarantined may count after all, in a row of its own; then it is no claim that could go back.
ALTER TABLE "money_event" DROP CONSTRAINT "money_event_once";--> statement-breakpoint
ALTER TABLE "money_event" ADD CONSTRAINT "money_event_once" UNIQUE("attempt_id","kind","dedupe_key","currency","amount","disposition","merchant_id");--> statement-breakpoint
create or replace function money_operation_claim_own() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from public.money_event
    where id = new.claim_id and merchant_id = new.merchant_id and attempt_id = new.attempt_id
      and kind = 'capture' and disposition = 'quarantined' and (amount, currency) = (new.amount, new.currency)
  ) then
    raise exception 'operation %: the claim is not mismatched money of its attempt', new.public_id using errcode = 'WL002';
  end if;
  if exists (
    select 1 from public.money_event claim
    join public.money_event counted on counted.attempt_id = claim.attempt_id and counted.kind = claim.kind
      and counted.dedupe_key = claim.dedupe_key and counted.disposition <> 'quarantined'
    where claim.id = new.claim_id
  ) then
    raise exception 'operation %: what the claim is about counts', new.public_id using errcode = 'WL002';
  end if;
  return new;
end
$$;
--> statement-breakpoint
-- Mails are sent of every merchant in turn.
CREATE INDEX "message_due_of_merchant" ON "message" USING btree ("merchant_id","due_at") WHERE "message"."state" = 'due';
