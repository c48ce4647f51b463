-- The totals above the lists of transactions, and the columns that follow from other tables.

-- Every change of a transaction appends rows to the totals in the same database transaction, so no payment waits for a
-- row of totals. Received money excludes the payer's fee, because generated amounts exclude it too (decision 120).
create function transaction_counted() returns trigger language plpgsql as $$
declare
  received bigint := 0;
begin
  if tg_op = 'UPDATE' then
    select coalesce(sum(a.captured - a.fee_captured - a.refunded), 0) into received
    from public.attempt a where a.merchant_id = new.merchant_id and a.transaction_id = new.id;
    insert into public.transaction_total_change
      (merchant_id, plugin, currency, state, is_deleted, count, generated, received, balance)
    values
      (old.merchant_id, old.plugin, old.currency, old.state, old.deleted_at is not null, -1, -old.amount, -received,
        case when old.state in ('created', 'pending', 'attempted') then -old.amount else 0 end),
      (new.merchant_id, new.plugin, new.currency, new.state, new.deleted_at is not null, 1, new.amount, received,
        case when new.state in ('created', 'pending', 'attempted') then new.amount else 0 end);
  else
    insert into public.transaction_total_change
      (merchant_id, plugin, currency, state, is_deleted, count, generated, received, balance)
    values (new.merchant_id, new.plugin, new.currency, new.state, new.deleted_at is not null, 1, new.amount, 0, new.amount);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger transaction_counted_new after insert on payment_transaction for each row execute function transaction_counted();
--> statement-breakpoint
create trigger transaction_counted after update of state, deleted_at, amount on payment_transaction
  for each row when ((old.state, old.deleted_at is null, old.amount) is distinct from (new.state, new.deleted_at is null, new.amount))
  execute function transaction_counted();
--> statement-breakpoint

-- `for share` keeps the transaction's state unchanged until the money is counted under it.
create function attempt_counted() returns trigger language plpgsql as $$
begin
  insert into public.transaction_total_change
    (merchant_id, plugin, currency, state, is_deleted, count, generated, received, balance)
  select t.merchant_id, t.plugin, t.currency, t.state, t.deleted_at is not null, 0, 0,
    (new.captured - new.fee_captured - new.refunded) - (old.captured - old.fee_captured - old.refunded), 0
  from public.payment_transaction t where t.merchant_id = new.merchant_id and t.id = new.transaction_id
  for share of t;
  return null;
end
$$;
--> statement-breakpoint
create trigger attempt_counted after update of captured, fee_captured, refunded on attempt
  for each row when (new.captured - new.fee_captured - new.refunded <> old.captured - old.fee_captured - old.refunded)
  execute function attempt_counted();
--> statement-breakpoint

-- A paid transaction shows the gateway of its paid attempt.
create function transaction_paid_by() returns trigger language plpgsql as $$
begin
  select a.gateway_code into new.gateway_code from public.attempt a
  where a.merchant_id = new.merchant_id and a.id = new.paid_attempt_id;
  return new;
end
$$;
--> statement-breakpoint
create trigger transaction_paid_by before update of paid_attempt_id on payment_transaction
  for each row when (new.paid_attempt_id is not null and new.paid_attempt_id is distinct from old.paid_attempt_id)
  execute function transaction_paid_by();
--> statement-breakpoint

-- The first delivered webhook tells when the merchant learned about the transaction.
create function delivery_disclosed() returns trigger language plpgsql as $$
begin
  update public.payment_transaction t set disclosed_at = coalesce(new.delivered_at, clock_timestamp())
  where t.merchant_id = new.merchant_id and t.id = split_part(new.aggregate, ':', 2)::bigint and t.disclosed_at is null;
  return null;
end
$$;
--> statement-breakpoint
create trigger delivery_disclosed after update of state on webhook_delivery
  for each row when (new.state = 'delivered' and old.state <> 'delivered' and new.aggregate ~ '^transaction:[0-9]{1,18}$')
  execute function delivery_disclosed();
--> statement-breakpoint

-- Lists filter by `merchant_id + 0` (decision 024) and the planner does not use partial indexes to estimate it. With this
-- statistic it knows that one merchant may own every row, and walks a list along its order instead of sorting a day.
CREATE STATISTICS "transaction_of_tenant" ON ("merchant_id" + 0) FROM "payment_transaction";
