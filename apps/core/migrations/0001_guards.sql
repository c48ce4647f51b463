-- What no code may do, whatever it believes. Triggers name their tables with their schema, so that a caller's search path
-- changes nothing. Own error codes: WL001 illegal transition, WL002 frozen terms, WL003 append-only.

create table attempt_edge (from_state text not null, event text not null, to_state text not null, primary key (from_state, event));
--> statement-breakpoint
insert into attempt_edge (from_state, event, to_state) values
  ('created', 'session.requested', 'submitting'),
  ('submitting', 'session.opened', 'pending'),
  ('unknown', 'session.opened', 'pending'),
  ('submitting', 'session.silent', 'unknown'),
  ('pending', 'session.denied', 'unknown'),
  ('created', 'session.lapsed', 'expired'),
  ('submitting', 'session.lapsed', 'expired'),
  ('pending', 'session.lapsed', 'expired'),
  ('unknown', 'session.lapsed', 'expired'),
  ('created', 'attempt.superseded', 'canceled'),
  ('submitting', 'attempt.superseded', 'canceled'),
  ('pending', 'attempt.superseded', 'canceled'),
  ('unknown', 'attempt.superseded', 'canceled'),
  ('submitting', 'gateway.failed', 'failed'),
  ('pending', 'gateway.failed', 'failed'),
  ('unknown', 'gateway.failed', 'failed'),
  ('submitting', 'gateway.canceled', 'canceled'),
  ('pending', 'gateway.canceled', 'canceled'),
  ('unknown', 'gateway.canceled', 'canceled'),
  ('submitting', 'gateway.expired', 'expired'),
  ('pending', 'gateway.expired', 'expired'),
  ('unknown', 'gateway.expired', 'expired'),
  ('created', 'cash.promised', 'cod'),
  ('submitting', 'money.authorized', 'authorized'),
  ('pending', 'money.authorized', 'authorized'),
  ('unknown', 'money.authorized', 'authorized'),
  ('failed', 'money.authorized', 'authorized'),
  ('canceled', 'money.authorized', 'authorized'),
  ('expired', 'money.authorized', 'authorized'),
  ('invalid', 'money.authorized', 'authorized'),
  ('submitting', 'money.captured', 'success'),
  ('pending', 'money.captured', 'success'),
  ('unknown', 'money.captured', 'success'),
  ('authorized', 'money.captured', 'success'),
  ('capturing', 'money.captured', 'success'),
  ('cod', 'money.captured', 'success'),
  ('failed', 'money.captured', 'success'),
  ('canceled', 'money.captured', 'success'),
  ('expired', 'money.captured', 'success'),
  ('invalid', 'money.captured', 'success'),
  ('submitting', 'money.mismatched', 'invalid'),
  ('pending', 'money.mismatched', 'invalid'),
  ('unknown', 'money.mismatched', 'invalid'),
  ('failed', 'money.mismatched', 'invalid'),
  ('canceled', 'money.mismatched', 'invalid'),
  ('expired', 'money.mismatched', 'invalid'),
  ('authorized', 'capture.requested', 'capturing'),
  ('success', 'capture.requested', 'capturing'),
  ('capturing', 'capture.refused', 'authorized'),
  ('capturing', 'operation.silent', 'unknown'),
  ('authorized', 'operation.silent', 'unknown'),
  ('authorized', 'hold.voided', 'canceled'),
  ('authorized', 'hold.lapsed', 'expired'),
  ('cod', 'cash.refused', 'canceled'),
  ('invalid', 'review.refused', 'failed');
--> statement-breakpoint
create table transaction_edge (from_state text not null, event text not null, to_state text not null, primary key (from_state, event));
--> statement-breakpoint
insert into transaction_edge (from_state, event, to_state) values
  ('created', 'payer.seen', 'pending'),
  ('pending', 'attempt.ended', 'attempted'),
  ('pending', 'attempt.failed', 'failed'),
  ('attempted', 'attempt.failed', 'failed'),
  ('pending', 'attempt.canceled', 'canceled'),
  ('attempted', 'attempt.canceled', 'canceled'),
  ('created', 'merchant.canceled', 'canceled'),
  ('pending', 'merchant.canceled', 'canceled'),
  ('attempted', 'merchant.canceled', 'canceled'),
  ('created', 'merchant.invalidated', 'invalid'),
  ('pending', 'merchant.invalidated', 'invalid'),
  ('attempted', 'merchant.invalidated', 'invalid'),
  ('created', 'time.expired', 'expired'),
  ('pending', 'time.expired', 'expired'),
  ('attempted', 'time.expired', 'expired'),
  ('expired', 'merchant.renewed', 'created'),
  ('pending', 'money.captured', 'paid'),
  ('attempted', 'money.captured', 'paid'),
  ('failed', 'money.captured', 'paid'),
  ('canceled', 'money.captured', 'paid'),
  ('expired', 'money.captured', 'paid'),
  ('pending', 'money.authorized', 'authorized'),
  ('attempted', 'money.authorized', 'authorized'),
  ('failed', 'money.authorized', 'authorized'),
  ('canceled', 'money.authorized', 'authorized'),
  ('expired', 'money.authorized', 'authorized'),
  ('pending', 'cash.promised', 'cod'),
  ('attempted', 'cash.promised', 'cod'),
  ('failed', 'cash.promised', 'cod'),
  ('canceled', 'cash.promised', 'cod'),
  ('expired', 'cash.promised', 'cod');
--> statement-breakpoint
create function append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'WL003';
end
$$;
--> statement-breakpoint
create trigger append_only before update or delete or truncate on money_event execute function append_only();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on attempt_event execute function append_only();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on transaction_event execute function append_only();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on audit execute function append_only();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on attempt_edge execute function append_only();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on transaction_edge execute function append_only();
--> statement-breakpoint
create trigger never_deleted before delete or truncate on payment_transaction execute function append_only();
--> statement-breakpoint
create trigger never_deleted before delete or truncate on attempt execute function append_only();
--> statement-breakpoint
create trigger never_deleted before delete or truncate on refund execute function append_only();
--> statement-breakpoint

-- A paid transaction names one of its own attempts.
alter table payment_transaction add constraint transaction_paid_attempt
  foreign key (merchant_id, id, paid_attempt_id) references attempt (merchant_id, transaction_id, id)
  deferrable initially deferred;
--> statement-breakpoint

-- An attempt is born as created. One that is stored when its session is already being requested has that step in its
-- history as well.
create function attempt_born() returns trigger language plpgsql as $$
begin
  if (new.state, new.state_event) not in (('created', 'attempt.created'), ('submitting', 'session.requested'))
    or new.is_winner
    or new.authorized + new.capture_reserved + new.captured + new.fee_captured
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
create trigger attempt_born after insert on attempt for each row execute function attempt_born();
--> statement-breakpoint

create function attempt_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.merchant_id, new.transaction_id, new.public_id, new.gateway_code, new.track_id, new.operation,
      new.currency, new.amount, new.fee, new.idempotency_key, new.created_at)
    is distinct from
     (old.id, old.merchant_id, old.transaction_id, old.public_id, old.gateway_code, old.track_id, old.operation,
      old.currency, old.amount, old.fee, old.idempotency_key, old.created_at)
    or (old.gateway_payment_id is not null and new.gateway_payment_id is distinct from old.gateway_payment_id) then
    raise exception 'the terms of attempt % are frozen', old.id using errcode = 'WL002';
  end if;
  if new.authorized < old.authorized or new.captured < old.captured or new.fee_captured < old.fee_captured
    or new.refunded < old.refunded or new.quarantined < old.quarantined then
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
create trigger attempt_guard before update on attempt for each row execute function attempt_guard();
--> statement-breakpoint

create function transaction_born() returns trigger language plpgsql as $$
begin
  if new.state <> 'created' then
    raise exception 'a transaction begins as created' using errcode = 'WL001';
  end if;
  insert into public.transaction_event (merchant_id, transaction_id, from_state, to_state, event, source, at)
  values (new.merchant_id, new.id, null, new.state, new.state_event, new.state_source, new.state_changed_at);
  return null;
end
$$;
--> statement-breakpoint
create trigger transaction_born after insert on payment_transaction for each row execute function transaction_born();
--> statement-breakpoint

create function transaction_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.merchant_id, new.public_id, new.plugin, new.currency, new.created_at)
    is distinct from (old.id, old.merchant_id, old.public_id, old.plugin, old.currency, old.created_at)
    or (old.paid_attempt_id is not null
      and (new.paid_attempt_id, new.amount, new.delivery)
        is distinct from (old.paid_attempt_id, old.amount, old.delivery)) then
    raise exception 'the terms of transaction % are frozen', old.id using errcode = 'WL002';
  end if;
  if new.state is distinct from old.state then
    if not exists (
      select 1 from public.transaction_edge
      where from_state = old.state and event = new.state_event and to_state = new.state
    ) then
      raise exception 'transaction %: % does not lead from % to %', old.id, new.state_event, old.state, new.state
        using errcode = 'WL001';
    end if;
    insert into public.transaction_event (merchant_id, transaction_id, from_state, to_state, event, source, at)
    values (old.merchant_id, old.id, old.state, new.state, new.state_event, new.state_source, new.state_changed_at);
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger transaction_guard before update on payment_transaction for each row execute function transaction_guard();
--> statement-breakpoint

create function refund_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.merchant_id, new.attempt_id, new.public_id, new.amount, new.idempotency_key, new.created_at)
    is distinct from
     (old.id, old.merchant_id, old.attempt_id, old.public_id, old.amount, old.idempotency_key, old.created_at) then
    raise exception 'the terms of refund % are frozen', old.id using errcode = 'WL002';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger refund_guard before update on refund for each row execute function refund_guard();
