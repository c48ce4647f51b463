-- What no code may do, whatever it believes. Triggers name tables with their schema, so that a caller's search path changes
-- nothing. Own error codes: WL001 illegal move, WL002 frozen terms, WL003 append-only.

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
create trigger append_only before update or delete or truncate on attempt_edge execute function append_only();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on transaction_edge execute function append_only();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on operation_edge execute function append_only();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on money_release execute function append_only();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on customer_erasure execute function append_only();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on erased_customer execute function append_only();
--> statement-breakpoint
create trigger never_deleted before delete or truncate on payment_transaction execute function append_only();
--> statement-breakpoint
create trigger never_deleted before delete or truncate on attempt execute function append_only();
--> statement-breakpoint
create trigger never_deleted before delete or truncate on money_operation execute function append_only();
--> statement-breakpoint

-- The audit is append-only with one exception: the database transaction that erases a customer may remove that customer's
-- words. Who did what, when and to which kind of object stays.
create function audit_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.merchant_id, new.actor, new.action, new.request_id, new.session_id, new.network, new.at)
      is not distinct from
        (old.id, old.merchant_id, old.actor, old.action, old.request_id, old.session_id, old.network, old.at)
    and exists (
      select 1 from public.customer_erasure e
      where e.id = new.erased_by and e.merchant_id = old.merchant_id and e.written_by = pg_current_xact_id()::text
    ) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'WL003';
end
$$;
--> statement-breakpoint
create trigger append_only before update or delete on audit for each row execute function audit_guard();
--> statement-breakpoint
create trigger never_truncated before truncate on audit execute function append_only();
--> statement-breakpoint

-- Erases words inside a JSON document: only string values change. Numbers and field names stay.
create function erased_words(document jsonb, pattern text, mark text) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(document)
    when 'string' then to_jsonb(regexp_replace(document #>> '{}', pattern, mark, 'gi'))
    when 'array' then (
      select coalesce(jsonb_agg(public.erased_words(item, pattern, mark) order by place), '[]')
      from jsonb_array_elements(document) with ordinality as listed (item, place)
    )
    when 'object' then (
      select coalesce(jsonb_object_agg(name, public.erased_words(value, pattern, mark)), '{}')
      from jsonb_each(document) as listed (name, value)
    )
    else document
  end;
end
$$;
--> statement-breakpoint

-- A paid transaction names one of its own attempts.
alter table payment_transaction add constraint transaction_paid_attempt
  foreign key (merchant_id, id, paid_attempt_id) references attempt (merchant_id, transaction_id, id)
  deferrable initially deferred;
--> statement-breakpoint

-- An attempt begins as created. If it is stored when its session is already being requested, its history gets both steps.
create function attempt_born() returns trigger language plpgsql as $$
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

-- The paid attempt, the amount and the delivery are frozen once an attempt has paid. One exception: a voided hold and
-- refused cash leave their transaction without a paid attempt.
create function transaction_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.merchant_id, new.public_id, new.plugin, new.currency, new.created_at)
    is distinct from (old.id, old.merchant_id, old.public_id, old.plugin, old.currency, old.created_at)
    or (old.paid_attempt_id is not null
      and (new.paid_attempt_id, new.amount, new.delivery)
        is distinct from (old.paid_attempt_id, old.amount, old.delivery)
      and not (new.paid_attempt_id is null and (new.amount, new.delivery) = (old.amount, old.delivery)
        and new.state is distinct from old.state and new.state_event in ('hold.voided', 'cash.refused'))) then
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

-- The first amount is written once. What an operation gives back cannot change.
create function original_amount_guard() returns trigger language plpgsql as $$
begin
  raise exception 'the first amount of transaction % is frozen', old.id using errcode = 'WL002';
end
$$;
--> statement-breakpoint
create trigger original_amount_guard before update of original_amount on payment_transaction for each row
  when (old.original_amount is not null and new.original_amount is distinct from old.original_amount)
  execute function original_amount_guard();
--> statement-breakpoint

-- A request keeps its webhook. Only erasing its customer removes it.
create function transaction_webhook_guard() returns trigger language plpgsql as $$
begin
  raise exception 'the webhook of transaction % is frozen', old.id using errcode = 'WL002';
end
$$;
--> statement-breakpoint
create trigger transaction_webhook_guard before update of webhook_url on payment_transaction
  for each row when (old.webhook_url is not null and new.webhook_url is not null and new.webhook_url <> old.webhook_url)
  execute function transaction_webhook_guard();
--> statement-breakpoint

create function money_operation_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.merchant_id, new.attempt_id, new.public_id, new.kind, new.amount, new.idempotency_key, new.actor, new.created_at)
    is distinct from
     (old.id, old.merchant_id, old.attempt_id, old.public_id, old.kind, old.amount, old.idempotency_key, old.actor, old.created_at) then
    raise exception 'the terms of operation % are frozen', old.id using errcode = 'WL002';
  end if;
  if new.state is distinct from old.state and not exists (
    select 1 from public.operation_edge where from_state = old.state and to_state = new.state
  ) then
    raise exception 'operation %: nothing leads from % to %', old.id, old.state, new.state using errcode = 'WL001';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger money_operation_guard before update on money_operation for each row execute function money_operation_guard();
--> statement-breakpoint
create trigger money_operation_claim_guard before update of claim_id, currency on money_operation for each row
  when ((new.claim_id, new.currency) is distinct from (old.claim_id, old.currency))
  execute function append_only();
--> statement-breakpoint

-- A claim that is given back is mismatched money of the same attempt, and so of the same merchant. A foreign key over both
-- would need an index that every payment writes; claims are rare, so the insert checks instead.
create function money_operation_claim_own() returns trigger language plpgsql as $$
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
create trigger money_operation_claim_own before insert on money_operation for each row
  when (new.claim_id is not null)
  execute function money_operation_claim_own();
--> statement-breakpoint

-- Released money belongs to its own attempt, and so to its own merchant.
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
