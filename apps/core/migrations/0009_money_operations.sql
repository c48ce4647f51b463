CREATE TABLE "money_operation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_operation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"attempt_id" bigint NOT NULL,
	"public_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'submitting' NOT NULL,
	"idempotency_key" text NOT NULL,
	"actor" text NOT NULL,
	"gateway_reference" text,
	"message_en" text,
	"message_ar" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"next_inquiry_at" timestamp with time zone,
	"inquiries" integer DEFAULT 0 NOT NULL,
	"state_changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_operation_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "money_operation_once" UNIQUE("attempt_id","idempotency_key","merchant_id"),
	CONSTRAINT "money_operation_amount" CHECK ("money_operation"."amount" > 0),
	CONSTRAINT "money_operation_kind" CHECK ("money_operation"."kind" in ('refund','capture','void')),
	CONSTRAINT "money_operation_state" CHECK ("money_operation"."state" in ('submitting','unknown','queued','done','failed'))
);
--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "confirm_above" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "money_operation" ADD CONSTRAINT "money_operation_attempt" FOREIGN KEY ("merchant_id","attempt_id") REFERENCES "public"."attempt"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_operation_one_of_hold" ON "money_operation" USING btree ("attempt_id","merchant_id") WHERE "money_operation"."kind" in ('capture','void') and "money_operation"."state" in ('submitting','unknown','queued');--> statement-breakpoint
CREATE INDEX "money_operation_due" ON "money_operation" USING btree ("next_inquiry_at") WHERE "money_operation"."next_inquiry_at" is not null;--> statement-breakpoint
insert into money_operation (merchant_id, attempt_id, public_id, kind, amount, state, idempotency_key, actor, gateway_reference, next_inquiry_at, state_changed_at, created_at)
select merchant_id, attempt_id, public_id, 'refund', amount, case state when 'reserved' then 'submitting' else state end, idempotency_key, 'merchant', coalesce(gateway_refund_id, public_id), next_inquiry_at, created_at, created_at
from refund order by id;
--> statement-breakpoint
create table operation_edge (from_state text not null, event text not null, to_state text not null, primary key (from_state, event));
--> statement-breakpoint
insert into operation_edge (from_state, event, to_state) values
  ('submitting', 'gateway.silent', 'unknown'),
  ('submitting', 'gateway.queued', 'queued'),
  ('unknown', 'gateway.queued', 'queued'),
  ('submitting', 'gateway.done', 'done'),
  ('unknown', 'gateway.done', 'done'),
  ('queued', 'gateway.done', 'done'),
  ('submitting', 'gateway.refused', 'failed'),
  ('unknown', 'gateway.refused', 'failed'),
  ('queued', 'gateway.refused', 'failed');
--> statement-breakpoint
create trigger append_only before update or delete or truncate on operation_edge execute function append_only();
--> statement-breakpoint
create trigger never_deleted before delete or truncate on money_operation execute function append_only();
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

-- A hold that is voided and cash that is refused leave their transaction without a winner; nothing else may.
insert into transaction_edge (from_state, event, to_state) values
  ('authorized', 'hold.voided', 'canceled'),
  ('cod', 'cash.refused', 'canceled');
--> statement-breakpoint
create or replace function transaction_guard() returns trigger language plpgsql as $$
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
