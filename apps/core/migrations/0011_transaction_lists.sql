CREATE TABLE "transaction_column" (
	"merchant_id" integer NOT NULL,
	"module" text NOT NULL,
	"name" text NOT NULL,
	"label_en" text NOT NULL,
	"label_ar" text NOT NULL,
	"is_active" boolean NOT NULL,
	"position" integer NOT NULL,
	"is_custom" boolean NOT NULL,
	CONSTRAINT "transaction_column_merchant_id_module_name_pk" PRIMARY KEY("merchant_id","module","name")
);
--> statement-breakpoint
CREATE TABLE "transaction_view" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transaction_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"module" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transaction_view_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "transaction_view_name" UNIQUE("user_id","module","name","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "transaction_search" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"merchant_id" integer NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transaction_total" (
	"merchant_id" integer NOT NULL,
	"plugin" text NOT NULL,
	"currency" char(3) NOT NULL,
	"state" text NOT NULL,
	"is_deleted" boolean NOT NULL,
	"count" bigint NOT NULL,
	"generated" bigint NOT NULL,
	"received" bigint NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "transaction_total_merchant_id_plugin_currency_state_is_deleted_pk" PRIMARY KEY("merchant_id","plugin","currency","state","is_deleted")
);
--> statement-breakpoint
CREATE TABLE "transaction_total_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transaction_total_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"plugin" text NOT NULL,
	"currency" char(3) NOT NULL,
	"state" text NOT NULL,
	"is_deleted" boolean NOT NULL,
	"count" bigint NOT NULL,
	"generated" bigint NOT NULL,
	"received" bigint NOT NULL,
	"balance" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD COLUMN "gateway_code" text;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD COLUMN "product_type" text;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD COLUMN "bulk_id" text;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD COLUMN "bulk_name" text;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD COLUMN "email_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD COLUMN "disclosed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transaction_column" ADD CONSTRAINT "transaction_column_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_view" ADD CONSTRAINT "transaction_view_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transaction_newest" ON "payment_transaction" USING btree (("merchant_id" + 0),"created_at","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_newest_of_plugin" ON "payment_transaction" USING btree ("plugin","merchant_id","created_at","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_newest_in_state" ON "payment_transaction" USING btree ("state","merchant_id","created_at","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_newest_by_gateway" ON "payment_transaction" USING btree ("gateway_code","merchant_id","created_at","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_newest_in_currency" ON "payment_transaction" USING btree ("currency","merchant_id","created_at","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_newest_of_unit" ON "payment_transaction" USING btree ("unit_key","merchant_id","created_at","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_newest_by_initiator" ON "payment_transaction" USING btree ("initiator","merchant_id","created_at","id") WHERE "payment_transaction"."initiator" is not null;--> statement-breakpoint
CREATE INDEX "transaction_newest_of_product" ON "payment_transaction" USING btree ("product_type","merchant_id","created_at","id") WHERE "payment_transaction"."product_type" is not null;--> statement-breakpoint
CREATE INDEX "transaction_newest_of_bulk" ON "payment_transaction" USING btree ("bulk_id","merchant_id","created_at","id") WHERE "payment_transaction"."bulk_id" is not null;--> statement-breakpoint
CREATE INDEX "transaction_last_changed" ON "payment_transaction" USING btree (("merchant_id" + 0),"state_changed_at","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_by_amount" ON "payment_transaction" USING btree (("merchant_id" + 0),"amount","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_newest_deleted" ON "payment_transaction" USING btree ("plugin","merchant_id","created_at","id") WHERE "payment_transaction"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "transaction_of_customer" ON "payment_transaction" USING btree ("customer_id","merchant_id");--> statement-breakpoint
CREATE INDEX "transaction_order_prefix" ON "payment_transaction" USING btree (lower("order_no") text_pattern_ops,"merchant_id");--> statement-breakpoint
CREATE INDEX "transaction_total_change_of_merchant" ON "transaction_total_change" USING btree ("merchant_id","plugin");--> statement-breakpoint
CREATE INDEX "customer_email" ON "customer" USING btree (lower("email"),"merchant_id");--> statement-breakpoint
CREATE INDEX "customer_phone" ON "customer" USING btree ("phone","merchant_id");--> statement-breakpoint
CREATE INDEX "message_of_transaction" ON "message" USING btree ("transaction_id","merchant_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_of_aggregate" ON "webhook_delivery" USING btree ("aggregate","merchant_id");--> statement-breakpoint

-- Lists are searched in one spelling: without accents, tashkeel and tatweel, Arabic letters that stand for one another as
-- one, digits of any script as 0 to 9.
create function search_fold(text) returns text language sql immutable parallel safe as $$
  select translate(
    lower(regexp_replace(normalize(coalesce($1, ''), NFKD), '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g')),
    'ٱىة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ايه01234567890123456789')
$$;
--> statement-breakpoint
create function transaction_found_by(t payment_transaction) returns text language sql stable as $$
  select public.search_fold(concat_ws(' ', t.order_no, t.public_id, c.name_en, c.name_ar, c.email,
    regexp_replace(c.phone, '[^0-9]', '', 'g'), t.description_en, t.description_ar))
  from (values (1)) as one left join public.customer c on c.merchant_id = t.merchant_id and c.id = t.customer_id
$$;
--> statement-breakpoint
create function transaction_searched() returns trigger language plpgsql as $$
begin
  insert into public.transaction_search (transaction_id, merchant_id, words)
  values (new.id, new.merchant_id, public.transaction_found_by(new))
  on conflict (transaction_id) do update set words = excluded.words;
  return null;
end
$$;
--> statement-breakpoint
create trigger transaction_searched_new after insert on payment_transaction for each row execute function transaction_searched();
--> statement-breakpoint
create trigger transaction_searched after update of customer_id, order_no, description_en, description_ar on payment_transaction
  for each row when ((old.customer_id, old.order_no, old.description_en, old.description_ar)
    is distinct from (new.customer_id, new.order_no, new.description_en, new.description_ar))
  execute function transaction_searched();
--> statement-breakpoint
create function customer_searched() returns trigger language plpgsql as $$
begin
  update public.transaction_search s set words = public.transaction_found_by(t)
  from public.payment_transaction t
  where t.merchant_id = new.merchant_id and t.customer_id = new.id and s.transaction_id = t.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger customer_searched after update of name_en, name_ar, email, phone on customer
  for each row when ((old.name_en, old.name_ar, old.email, old.phone) is distinct from (new.name_en, new.name_ar, new.email, new.phone))
  execute function customer_searched();
--> statement-breakpoint

-- Without pg_trgm a search by words still finds, slowly: an administrator may create the extension and this index later.
do $$
begin
  create extension if not exists pg_trgm;
  create index transaction_search_words on transaction_search using gin (words gin_trgm_ops) with (gin_pending_list_limit = 256);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise warning 'searching transactions by words is slow: this role may not create the extension pg_trgm (%)', sqlerrm;
end
$$;
--> statement-breakpoint

-- Every change of a transaction adds to the totals in the same database transaction, by rows of its own: nobody waits.
create function transaction_counted() returns trigger language plpgsql as $$
declare
  received bigint := 0;
begin
  if tg_op = 'UPDATE' then
    select coalesce(sum(a.captured - a.refunded), 0) into received
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
-- The lock keeps the transaction's state where it is until the money is counted under it.
create function attempt_counted() returns trigger language plpgsql as $$
begin
  insert into public.transaction_total_change
    (merchant_id, plugin, currency, state, is_deleted, count, generated, received, balance)
  select t.merchant_id, t.plugin, t.currency, t.state, t.deleted_at is not null, 0, 0,
    (new.captured - new.refunded) - (old.captured - old.refunded), 0
  from public.payment_transaction t where t.merchant_id = new.merchant_id and t.id = new.transaction_id
  for share of t;
  return null;
end
$$;
--> statement-breakpoint
create trigger attempt_counted after update of captured, refunded on attempt
  for each row when (new.captured - new.refunded <> old.captured - old.refunded) execute function attempt_counted();
--> statement-breakpoint

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

-- What was there before.
update payment_transaction t set gateway_code = a.gateway_code
from attempt a where a.merchant_id = t.merchant_id and a.transaction_id = t.id
  and a.id = coalesce(t.paid_attempt_id, (select max(l.id) from attempt l where l.merchant_id = t.merchant_id and l.transaction_id = t.id));
--> statement-breakpoint
update payment_transaction t set disclosed_at = d.delivered_at
from (select merchant_id, aggregate, min(delivered_at) as delivered_at from webhook_delivery where state = 'delivered' group by 1, 2) d
where d.merchant_id = t.merchant_id and d.aggregate = 'transaction:' || t.id;
--> statement-breakpoint
insert into transaction_search (transaction_id, merchant_id, words)
select t.id, t.merchant_id, transaction_found_by(t) from payment_transaction t;
--> statement-breakpoint
insert into transaction_total (merchant_id, plugin, currency, state, is_deleted, count, generated, received, balance)
select t.merchant_id, t.plugin, t.currency, t.state, t.deleted_at is not null, count(*), sum(t.amount),
  coalesce(sum((select sum(a.captured - a.refunded) from attempt a where a.merchant_id = t.merchant_id and a.transaction_id = t.id)), 0),
  sum(case when t.state in ('created', 'pending', 'attempted') then t.amount else 0 end)
from payment_transaction t group by 1, 2, 3, 4, 5;
