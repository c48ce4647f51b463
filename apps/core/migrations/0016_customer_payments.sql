CREATE TABLE "collector" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collector_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"username" text,
	"unit_key" text,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collector_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "collector_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "collector_username" UNIQUE("merchant_id","username")
);
--> statement-breakpoint
CREATE TABLE "customer_payment" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"merchant_id" integer NOT NULL,
	"collector_id" bigint,
	"phone" text,
	"email" text,
	"civil_id" text,
	"customer_key" text
);
--> statement-breakpoint
CREATE TABLE "payment_restriction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_restriction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"scope" text NOT NULL,
	"scope_of" text[] NOT NULL,
	"identifier" text NOT NULL,
	"list" text NOT NULL,
	"currency" char(3),
	"minimum" bigint,
	"maximum" bigint,
	"sum_per_day" bigint,
	"sum_per_month" bigint,
	"payments_per_day" integer,
	"payments_per_month" integer,
	"currencies" text[] NOT NULL,
	"gateways" text[] NOT NULL,
	"days" integer[] NOT NULL,
	"opens" text,
	"closes" text,
	"message_en" text,
	"message_ar" text,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_restriction_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "payment_restriction_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "payment_restriction_scope" CHECK ("payment_restriction"."scope" in ('all', 'collector', 'gateway')),
	CONSTRAINT "payment_restriction_identifier" CHECK ("payment_restriction"."identifier" in ('phone', 'email', 'civil_id', 'customer_id')),
	CONSTRAINT "payment_restriction_list" CHECK ("payment_restriction"."list" in ('none', 'allow', 'block')),
	CONSTRAINT "payment_restriction_positive" CHECK (least("payment_restriction"."minimum", "payment_restriction"."maximum", "payment_restriction"."sum_per_day", "payment_restriction"."sum_per_month", "payment_restriction"."payments_per_day", "payment_restriction"."payments_per_month") > 0),
	CONSTRAINT "payment_restriction_currency" CHECK ("payment_restriction"."currency" is not null or coalesce("payment_restriction"."minimum", "payment_restriction"."maximum", "payment_restriction"."sum_per_day", "payment_restriction"."sum_per_month") is null),
	CONSTRAINT "payment_restriction_window" CHECK (("payment_restriction"."opens" is null) = ("payment_restriction"."closes" is null))
);
--> statement-breakpoint
CREATE TABLE "restricted_identifier" (
	"merchant_id" integer NOT NULL,
	"restriction_id" bigint NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "restricted_identifier_restriction_id_value_pk" PRIMARY KEY("restriction_id","value")
);
--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "public_collect" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collector" ADD CONSTRAINT "collector_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collector" ADD CONSTRAINT "collector_unit" FOREIGN KEY ("merchant_id","unit_key") REFERENCES "public"."unit"("merchant_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_payment" ADD CONSTRAINT "customer_payment_transaction" FOREIGN KEY ("transaction_id","merchant_id") REFERENCES "public"."payment_transaction"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_payment" ADD CONSTRAINT "customer_payment_collector" FOREIGN KEY ("collector_id","merchant_id") REFERENCES "public"."collector"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_restriction" ADD CONSTRAINT "payment_restriction_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restricted_identifier" ADD CONSTRAINT "restricted_identifier_of" FOREIGN KEY ("restriction_id","merchant_id") REFERENCES "public"."payment_restriction"("id","merchant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_payment_phone" ON "customer_payment" USING btree ("merchant_id","phone") WHERE "customer_payment"."phone" is not null;--> statement-breakpoint
CREATE INDEX "customer_payment_email" ON "customer_payment" USING btree ("merchant_id","email") WHERE "customer_payment"."email" is not null;--> statement-breakpoint
CREATE INDEX "customer_payment_civil_id" ON "customer_payment" USING btree ("merchant_id","civil_id") WHERE "customer_payment"."civil_id" is not null;--> statement-breakpoint
CREATE INDEX "customer_payment_customer_key" ON "customer_payment" USING btree ("merchant_id","customer_key") WHERE "customer_payment"."customer_key" is not null;--> statement-breakpoint
CREATE INDEX "payment_restriction_of" ON "payment_restriction" USING btree ("merchant_id","id");