-- Sales by day and quarter of an hour, for the statistics.

-- What one attempt adds to the sales. A voided hold counts as a success of the gateway. An attempt that was superseded by
-- another one counts as neither success nor failure.
create function sale_parts(a attempt) returns table (paid bigint, amount bigint, refunded bigint, succeeded bigint, failed bigint)
language sql immutable parallel safe as $$
  select a.is_winner::int::bigint,
    case when not a.is_winner then 0 when a.captured > 0 then a.captured - a.fee_captured else a.amount end,
    case when a.is_winner then a.refunded else 0 end,
    (a.captured > 0 or a.authorized > 0 or a.state = 'cod')::int::bigint,
    (a.captured = 0 and a.authorized = 0 and a.state in ('failed', 'canceled', 'expired', 'invalid')
      and a.state_event <> 'attempt.superseded')::int::bigint
$$;
--> statement-breakpoint

create view sale as
select a.merchant_id, a.created_at as at, t.plugin, a.currency, a.gateway_code,
  part.paid, part.amount, part.refunded, part.succeeded, part.failed
from attempt a
join payment_transaction t on t.merchant_id = a.merchant_id and t.id = a.transaction_id
cross join lateral sale_parts(a) part
where t.deleted_at is null and part.paid + part.succeeded + part.failed > 0;
--> statement-breakpoint

-- `for share` keeps the transaction from being deleted or restored until its attempt is counted under it.
create function sale_changed() returns trigger language plpgsql as $$
begin
  insert into public.sale_change
    (merchant_id, at, plugin, currency, gateway_code, paid, amount, refunded, succeeded, failed)
  select new.merchant_id, new.created_at, t.plugin, new.currency, new.gateway_code, is_now.paid - was.paid,
    is_now.amount - was.amount, is_now.refunded - was.refunded, is_now.succeeded - was.succeeded, is_now.failed - was.failed
  from public.payment_transaction t, public.sale_parts(old) was, public.sale_parts(new) is_now
  where t.merchant_id = new.merchant_id and t.id = new.transaction_id and t.deleted_at is null and was is distinct from is_now
  for share of t;
  return null;
end
$$;
--> statement-breakpoint
create trigger sale_changed after update of state, is_winner, captured, fee_captured, authorized, refunded on attempt
  for each row when (
    (old.is_winner, old.captured, old.fee_captured, old.authorized, old.refunded)
      is distinct from (new.is_winner, new.captured, new.fee_captured, new.authorized, new.refunded)
    or (old.state <> new.state and (old.state in ('cod', 'failed', 'canceled', 'expired', 'invalid')
      or new.state in ('cod', 'failed', 'canceled', 'expired', 'invalid'))))
  execute function sale_changed();
--> statement-breakpoint

create function sale_hidden() returns trigger language plpgsql as $$
declare
  sign bigint := case when new.deleted_at is null then 1 else -1 end;
begin
  insert into public.sale_change
    (merchant_id, at, plugin, currency, gateway_code, paid, amount, refunded, succeeded, failed)
  select a.merchant_id, a.created_at, new.plugin, a.currency, a.gateway_code, sign * part.paid, sign * part.amount,
    sign * part.refunded, sign * part.succeeded, sign * part.failed
  from public.attempt a cross join lateral public.sale_parts(a) part
  where a.merchant_id = new.merchant_id and a.transaction_id = new.id and part.paid + part.succeeded + part.failed > 0;
  return null;
end
$$;
--> statement-breakpoint
create trigger sale_hidden after update of deleted_at on payment_transaction
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function sale_hidden();
--> statement-breakpoint

create function quarter_of(local timestamp) returns smallint language sql immutable parallel safe as $$
  select (extract(hour from local) * 4 + floor(extract(minute from local) / 15))::smallint
$$;
--> statement-breakpoint

-- Another time zone has other days, so the merchant's days are counted again. Folding waits for the merchant's row; what is
-- appended meanwhile is folded into the new days.
create function sales_recounted() returns trigger language plpgsql as $$
begin
  delete from public.sale_day where merchant_id = new.id;
  delete from public.sale_quarter where merchant_id = new.id;
  with gone as (delete from public.sale_change where merchant_id = new.id),
  part as (
    select s.*, s.at at time zone new.timezone as local from public.sale s where s.merchant_id = new.id
  ), days as (
    insert into public.sale_day
      (merchant_id, day, plugin, currency, gateway_code, paid, amount, refunded, succeeded, failed)
    select merchant_id, local::date, plugin, currency, gateway_code,
      sum(paid), sum(amount), sum(refunded), sum(succeeded), sum(failed)
    from part group by 1, 2, 3, 4, 5
  )
  insert into public.sale_quarter (merchant_id, day, quarter, plugin, currency, paid, amount, refunded, succeeded, failed)
  select merchant_id, local::date, public.quarter_of(local), plugin, currency,
    sum(paid), sum(amount), sum(refunded), sum(succeeded), sum(failed)
  from part group by 1, 2, 3, 4, 5;
  return null;
end
$$;
--> statement-breakpoint
create trigger sales_recounted after update of timezone on merchant
  for each row when (old.timezone <> new.timezone) execute function sales_recounted();
