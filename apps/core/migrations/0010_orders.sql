CREATE TABLE "order_event" (
	"merchant_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"actor" text,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_event_order_id_seq_pk" PRIMARY KEY("order_id","seq"),
	CONSTRAINT "order_event_by" CHECK ("order_event"."by" in ('customer','staff','gateway','system')),
	CONSTRAINT "order_event_seq" CHECK ("order_event"."seq" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"merchant_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"ref" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"line_total" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"tax" bigint DEFAULT 0 NOT NULL,
	"refunded_quantity" integer DEFAULT 0 NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" > 0 and "order_line"."position" > 0),
	CONSTRAINT "order_line_total" CHECK ("order_line"."line_total" = "order_line"."unit_price" * "order_line"."quantity"),
	CONSTRAINT "order_line_parts" CHECK (least("order_line"."unit_price", "order_line"."discount", "order_line"."tax", "order_line"."refunded_amount", "order_line"."refunded_quantity") >= 0
        and "order_line"."discount" <= "order_line"."line_total"
        and "order_line"."refunded_quantity" <= "order_line"."quantity"
        and "order_line"."refunded_amount" <= "order_line"."line_total" - "order_line"."discount")
);
--> statement-breakpoint
CREATE TABLE "order_payment" (
	"merchant_id" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"transaction_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_payment_transaction_id_pk" PRIMARY KEY("transaction_id"),
	CONSTRAINT "order_payment_purpose" CHECK ("order_payment"."purpose" in ('full','deposit','balance','difference'))
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"number" text NOT NULL,
	"plugin" text NOT NULL,
	"unit_key" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'pending_payment' NOT NULL,
	"payment_state" text NOT NULL,
	"refund_state" text DEFAULT 'none' NOT NULL,
	"customer_id" bigint,
	"customer_name" text,
	"customer_email" text,
	"customer_phone" text,
	"fulfilment" text NOT NULL,
	"branch" text,
	"address" jsonb,
	"note" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"voucher_code" text,
	"currency" char(3) NOT NULL,
	"subtotal" bigint NOT NULL,
	"item_discount" bigint DEFAULT 0 NOT NULL,
	"voucher_discount" bigint DEFAULT 0 NOT NULL,
	"delivery_fee" bigint DEFAULT 0 NOT NULL,
	"service_charge" bigint DEFAULT 0 NOT NULL,
	"tax" bigint DEFAULT 0 NOT NULL,
	"gateway_fee" bigint DEFAULT 0 NOT NULL,
	"grand_total" bigint NOT NULL,
	"hold_id" bigint,
	"events" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"secured_at" timestamp with time zone,
	"state_changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_order_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "shop_order_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "shop_order_number" UNIQUE("number","merchant_id"),
	CONSTRAINT "shop_order_plugin" CHECK ("shop_order"."plugin" in ('catalogue','event','food_ordering')),
	CONSTRAINT "shop_order_number_shape" CHECK ("shop_order"."number" ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
	CONSTRAINT "shop_order_payment_state" CHECK ("shop_order"."payment_state" in ('none_due','pending','authorized','cod','part_paid','paid','failed')),
	CONSTRAINT "shop_order_refund_state" CHECK ("shop_order"."refund_state" in ('none','pending','partial','full','failed')),
	CONSTRAINT "shop_order_fulfilment" CHECK ("shop_order"."fulfilment" in ('delivery','pickup','none')),
	CONSTRAINT "shop_order_total" CHECK ("shop_order"."grand_total" = "shop_order"."subtotal" - "shop_order"."voucher_discount" + "shop_order"."delivery_fee" + "shop_order"."service_charge" + "shop_order"."gateway_fee"),
	CONSTRAINT "shop_order_never_negative" CHECK (least("shop_order"."subtotal", "shop_order"."item_discount", "shop_order"."voucher_discount", "shop_order"."delivery_fee", "shop_order"."service_charge", "shop_order"."tax", "shop_order"."gateway_fee", "shop_order"."grand_total") >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."shop_order"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."shop_order"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_order" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."shop_order"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_transaction" FOREIGN KEY ("merchant_id","transaction_id") REFERENCES "public"."payment_transaction"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_unit" FOREIGN KEY ("merchant_id","unit_key") REFERENCES "public"."unit"("merchant_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_customer" FOREIGN KEY ("merchant_id","customer_id") REFERENCES "public"."customer"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_hold" FOREIGN KEY ("merchant_id","hold_id") REFERENCES "public"."stock_hold"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_line_of_ref" ON "order_line" USING btree ("ref","merchant_id");--> statement-breakpoint
CREATE INDEX "order_payment_of_order" ON "order_payment" USING btree ("order_id","merchant_id");--> statement-breakpoint
CREATE INDEX "shop_order_newest" ON "shop_order" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"merchant_id");--> statement-breakpoint
CREATE INDEX "shop_order_of_customer" ON "shop_order" USING btree ("customer_id","merchant_id") WHERE "shop_order"."customer_id" is not null;--> statement-breakpoint
create trigger append_only before update or delete or truncate on order_payment execute function append_only();
--> statement-breakpoint
create trigger never_deleted before delete or truncate on shop_order execute function append_only();
--> statement-breakpoint
create trigger never_deleted before delete or truncate on order_line execute function append_only();
--> statement-breakpoint
create trigger never_deleted before delete or truncate on order_event execute function append_only();
--> statement-breakpoint

-- What was agreed stays: who sold it under which number, and for how much. The fee of the gateway is known when it is paid.
create function shop_order_guard() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of order % are frozen', old.id using errcode = 'WL002';
end
$$;
--> statement-breakpoint
create trigger shop_order_guard before update on shop_order for each row
  when ((new.id, new.merchant_id, new.public_id, new.number, new.plugin, new.currency, new.subtotal, new.item_discount,
      new.voucher_discount, new.delivery_fee, new.service_charge, new.tax, new.created_at)
    is distinct from
      (old.id, old.merchant_id, old.public_id, old.number, old.plugin, old.currency, old.subtotal, old.item_discount,
      old.voucher_discount, old.delivery_fee, old.service_charge, old.tax, old.created_at))
  execute function shop_order_guard();
--> statement-breakpoint
create trigger order_line_guard before update on order_line for each row
  when ((new.merchant_id, new.order_id, new.position, new.ref, new.snapshot, new.quantity, new.unit_price, new.line_total, new.discount, new.tax)
    is distinct from
      (old.merchant_id, old.order_id, old.position, old.ref, old.snapshot, old.quantity, old.unit_price, old.line_total, old.discount, old.tax))
  execute function append_only();
--> statement-breakpoint
-- An erasure may take words of people off the history, and nothing else.
create trigger order_event_guard before update on order_event for each row
  when ((new.merchant_id, new.order_id, new.seq, new.type, new.from_state, new.to_state, new.by, new.actor, new.at)
    is distinct from
      (old.merchant_id, old.order_id, old.seq, old.type, old.from_state, old.to_state, old.by, old.actor, old.at))
  execute function append_only();
