CREATE TABLE "customer_erasure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_erasure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"counts" jsonb NOT NULL,
	"written_by" text DEFAULT pg_current_xact_id()::text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_erasure_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "customer_erasure_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "customer_erasure_reason" CHECK ("customer_erasure"."reason" in ('asked','retention'))
);
--> statement-breakpoint
CREATE TABLE "erased_customer" (
	"merchant_id" integer NOT NULL,
	"erasure_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	CONSTRAINT "erased_customer_once" UNIQUE("merchant_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "erased_by" bigint;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "retention_days" integer;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "unit" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_erasure" ADD CONSTRAINT "customer_erasure_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erased_customer" ADD CONSTRAINT "erased_customer_erasure" FOREIGN KEY ("merchant_id","erasure_id") REFERENCES "public"."customer_erasure"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_erasure_newest" ON "customer_erasure" USING btree ("merchant_id","id");--> statement-breakpoint

-- The history is append-only but for one thing: the transaction that erases a customer may take their words off it. Who
-- did what, when and to which kind of object stays as it was.
drop trigger append_only on audit;
--> statement-breakpoint
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
create trigger append_only before update or delete or truncate on customer_erasure execute function append_only();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on erased_customer execute function append_only();
