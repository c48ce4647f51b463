CREATE INDEX "attempt_refunded" ON "attempt" USING btree ("id","merchant_id") WHERE "attempt"."refunded" > 0;--> statement-breakpoint

-- What is received is compared with what was generated, which has no fee of the payer in it (decision 120).
create or replace function transaction_counted() returns trigger language plpgsql as $$
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
create or replace function attempt_counted() returns trigger language plpgsql as $$
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
drop trigger attempt_counted on attempt;
--> statement-breakpoint
create trigger attempt_counted after update of captured, fee_captured, refunded on attempt
  for each row when (new.captured - new.fee_captured - new.refunded <> old.captured - old.fee_captured - old.refunded)
  execute function attempt_counted();
--> statement-breakpoint
insert into transaction_total_change
  (merchant_id, plugin, currency, state, is_deleted, count, generated, received, balance)
select t.merchant_id, t.plugin, t.currency, t.state, t.deleted_at is not null, 0, 0, -sum(a.fee_captured), 0
from attempt a join payment_transaction t on t.merchant_id = a.merchant_id and t.id = a.transaction_id
where a.fee_captured > 0
group by 1, 2, 3, 4, 5;
