CREATE TABLE "voucher" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"code" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_ar" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"basis_points" integer,
	"currency" char(3) NOT NULL,
	"amount" bigint,
	"max_discount" bigint,
	"min_order" bigint DEFAULT 0 NOT NULL,
	"applies_to" text DEFAULT 'subtotal' NOT NULL,
	"plugins" text[] DEFAULT '{}' NOT NULL,
	"refs" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"per_customer_limit" integer,
	"uses_pool_id" bigint,
	"budget_pool_id" bigint,
	"active" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "voucher_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "voucher_code" UNIQUE("code","merchant_id"),
	CONSTRAINT "voucher_applies_to" CHECK ("voucher"."applies_to" in ('subtotal','delivery_fee')),
	CONSTRAINT "voucher_type" CHECK (("voucher"."type" = 'no_discount' and "voucher"."basis_points" is null and "voucher"."amount" is null)
        or ("voucher"."type" = 'percentage' and "voucher"."basis_points" between 1 and 10000 and "voucher"."amount" is null)
        or ("voucher"."type" = 'fixed' and "voucher"."amount" > 0 and "voucher"."basis_points" is null)),
	CONSTRAINT "voucher_limits" CHECK ("voucher"."min_order" >= 0 and coalesce("voucher"."max_discount", 1) > 0 and coalesce("voucher"."per_customer_limit", 1) > 0
        and ("voucher"."starts_at" is null or "voucher"."ends_at" is null or "voucher"."starts_at" < "voucher"."ends_at"))
);
--> statement-breakpoint
CREATE TABLE "voucher_redemption" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_redemption_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"voucher_id" bigint NOT NULL,
	"order_key" text NOT NULL,
	"discount" bigint NOT NULL,
	"phone_key" text,
	"email_key" text,
	"state" text DEFAULT 'reserved' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state_changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_redemption_of_order" UNIQUE("order_key","merchant_id"),
	CONSTRAINT "voucher_redemption_discount" CHECK ("voucher_redemption"."discount" >= 0),
	CONSTRAINT "voucher_redemption_state" CHECK ("voucher_redemption"."state" in ('reserved','redeemed','released'))
);
--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_uses_pool" FOREIGN KEY ("merchant_id","uses_pool_id") REFERENCES "public"."stock_pool"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_budget_pool" FOREIGN KEY ("merchant_id","budget_pool_id") REFERENCES "public"."stock_pool"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemption" ADD CONSTRAINT "voucher_redemption_voucher" FOREIGN KEY ("merchant_id","voucher_id") REFERENCES "public"."voucher"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_redemption_by_phone" ON "voucher_redemption" USING btree ("voucher_id","phone_key");--> statement-breakpoint
CREATE INDEX "voucher_redemption_by_email" ON "voucher_redemption" USING btree ("voucher_id","email_key");