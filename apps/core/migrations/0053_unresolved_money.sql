CREATE TABLE "money_release" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_release_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"attempt_id" bigint NOT NULL,
	"claim_id" bigint,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "money_release" ADD CONSTRAINT "money_release_claim_id_money_event_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."money_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_release" ADD CONSTRAINT "money_release_attempt" FOREIGN KEY ("merchant_id","attempt_id") REFERENCES "public"."attempt"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_release_of_claim" ON "money_release" USING btree ("claim_id","merchant_id") WHERE "money_release"."claim_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_release_of_unreadable" ON "money_release" USING btree ("attempt_id","merchant_id") WHERE "money_release"."claim_id" is null;--> statement-breakpoint
CREATE INDEX "transaction_needs_review" ON "payment_transaction" USING btree ("plugin","merchant_id") WHERE "payment_transaction"."needs_review";--> statement-breakpoint
create trigger append_only before update or delete or truncate on money_release execute function append_only();
--> statement-breakpoint

-- Money is released of its own attempt, and so of its own merchant.
create function money_release_own() returns trigger language plpgsql as $$
begin
  if new.claim_id is not null and not exists (
    select 1 from public.money_event
    where id = new.claim_id and merchant_id = new.merchant_id and attempt_id = new.attempt_id and disposition = 'quarantined'
  ) then
    raise exception 'release %: the claim is not mismatched money of its attempt', new.id using errcode = 'WL002';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger money_release_own before insert on money_release for each row execute function money_release_own();
--> statement-breakpoint

-- What is captured, or held, and counts nowhere: of each operation of a gateway what it told last, until the same operation
-- counts, goes back, or is released. A hold is one with what was taken of it.
create view unresolved_money as
select a.merchant_id, a.transaction_id, a.id as attempt_id, m.id as claim_id, m.kind, m.dedupe_key as operation_id,
  m.amount, m.currency, m.at as since
from attempt a
join money_event m on m.attempt_id = a.id and m.merchant_id = a.merchant_id
where m.disposition = 'quarantined'
  and not exists (
    select 1 from money_event other
    where other.attempt_id = m.attempt_id and other.merchant_id = m.merchant_id
      and (other.kind, other.dedupe_key) = (m.kind, m.dedupe_key)
      and (other.disposition <> 'quarantined' or other.id > m.id))
  and (m.kind = 'capture' or (m.kind = 'authorize' and not exists (
    select 1 from money_event other
    where other.attempt_id = m.attempt_id and other.merchant_id = m.merchant_id
      and (other.kind = 'capture' or (other.kind = 'authorize' and other.disposition <> 'quarantined')))))
  and not exists (
    select 1 from money_operation o
    where o.attempt_id = m.attempt_id and o.merchant_id = m.merchant_id and o.claim_id = m.id and o.state = 'done')
  and not exists (
    select 1 from money_release r where r.claim_id = m.id and r.merchant_id = m.merchant_id)
union all
select a.merchant_id, a.transaction_id, a.id, null, null, null, null, a.currency, a.state_changed_at
from attempt a
where a.state = 'invalid'
  and not exists (
    select 1 from money_event m
    where m.attempt_id = a.id and m.merchant_id = a.merchant_id and m.disposition = 'quarantined')
  and not exists (
    select 1 from money_release r where r.attempt_id = a.id and r.merchant_id = a.merchant_id and r.claim_id is null);
