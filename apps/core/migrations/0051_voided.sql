ALTER TABLE "attempt" DROP CONSTRAINT "attempt_never_negative";--> statement-breakpoint
ALTER TABLE "attempt" ADD COLUMN "voided" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_void_limit" CHECK ("attempt"."capture_reserved" = 0 or "attempt"."authorized" = 0 or "attempt"."captured" + "attempt"."capture_reserved" + "attempt"."voided" <= "attempt"."authorized");--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_never_negative" CHECK (least("attempt"."authorized", "attempt"."capture_reserved", "attempt"."voided", "attempt"."captured", "attempt"."fee_captured", "attempt"."refund_reserved", "attempt"."refunded", "attempt"."quarantined") >= 0);--> statement-breakpoint

create or replace function attempt_born() returns trigger language plpgsql as $$
begin
  if (new.state, new.state_event) not in (('created', 'attempt.created'), ('submitting', 'session.requested'))
    or new.is_winner
    or new.authorized + new.capture_reserved + new.voided + new.captured + new.fee_captured
     + new.refund_reserved + new.refunded + new.quarantined <> 0 then
    raise exception 'an attempt begins as created, without money' using errcode = 'WL001';
  end if;
  insert into public.attempt_event (merchant_id, attempt_id, from_state, to_state, event, source, at)
  select new.merchant_id, new.id, step.from_state, step.to_state, step.event, new.state_source, new.state_changed_at
  from (values (null, 'created', 'attempt.created'), ('created', new.state, new.state_event)) as step (from_state, to_state, event)
  where step.to_state <> 'created' or step.from_state is null;
  return null;
end
$$;
--> statement-breakpoint

create or replace function attempt_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.merchant_id, new.transaction_id, new.public_id, new.gateway_code, new.track_id, new.operation,
      new.currency, new.amount, new.fee, new.idempotency_key, new.created_at)
    is distinct from
     (old.id, old.merchant_id, old.transaction_id, old.public_id, old.gateway_code, old.track_id, old.operation,
      old.currency, old.amount, old.fee, old.idempotency_key, old.created_at)
    or (old.gateway_payment_id is not null and new.gateway_payment_id is distinct from old.gateway_payment_id) then
    raise exception 'the terms of attempt % are frozen', old.id using errcode = 'WL002';
  end if;
  if new.authorized < old.authorized or new.voided < old.voided or new.captured < old.captured
    or new.fee_captured < old.fee_captured or new.refunded < old.refunded or new.quarantined < old.quarantined then
    raise exception 'the money of attempt % never goes backwards', old.id using errcode = 'WL002';
  end if;
  new.version := old.version + 1;
  if new.state is distinct from old.state then
    if not exists (
      select 1 from public.attempt_edge
      where from_state = old.state and event = new.state_event and to_state = new.state
    ) then
      raise exception 'attempt %: % does not lead from % to %', old.id, new.state_event, old.state, new.state
        using errcode = 'WL001';
    end if;
    insert into public.attempt_event (merchant_id, attempt_id, from_state, to_state, event, source, at)
    values (old.merchant_id, old.id, old.state, new.state, new.state_event, new.state_source, new.state_changed_at);
  end if;
  return new;
end
$$;
--> statement-breakpoint

update attempt set voided = given_up.minor
from (
  select merchant_id, attempt_id, sum(amount) as minor from money_event where kind = 'void' group by merchant_id, attempt_id
) given_up
where given_up.merchant_id = attempt.merchant_id and given_up.attempt_id = attempt.id;
