CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"object" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"gateway_code" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"source" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"processed_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "gateway_event_once" UNIQUE("dedupe_key","gateway_code","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"merchant_id" integer NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text DEFAULT 'started' NOT NULL,
	"status" integer,
	"response" jsonb,
	"locked_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_once" UNIQUE("merchant_id","scope","key"),
	CONSTRAINT "idempotency_state" CHECK ("idempotency"."state" in ('started','finished'))
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"transaction_id" bigint NOT NULL,
	"public_id" text NOT NULL,
	"gateway_code" text NOT NULL,
	"track_id" text NOT NULL,
	"gateway_payment_id" text,
	"operation" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"charge" bigint GENERATED ALWAYS AS (amount + fee) STORED NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"state_event" text DEFAULT 'attempt.created' NOT NULL,
	"state_source" text DEFAULT 'pay' NOT NULL,
	"state_changed_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"is_winner" boolean DEFAULT false NOT NULL,
	"authorized" bigint DEFAULT 0 NOT NULL,
	"capture_reserved" bigint DEFAULT 0 NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"fee_captured" bigint DEFAULT 0 NOT NULL,
	"refund_reserved" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"quarantined" bigint DEFAULT 0 NOT NULL,
	"redirect_url" text,
	"session_expires_at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	"language" text DEFAULT 'en' NOT NULL,
	"terms_version" integer,
	"additional_phone" text,
	"scenario" text,
	"message_en" text,
	"message_ar" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"proven_unpaid" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"next_inquiry_at" timestamp with time zone,
	"inquiries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "attempt_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "attempt_of_transaction" UNIQUE("transaction_id","id","merchant_id"),
	CONSTRAINT "attempt_track" UNIQUE("track_id","gateway_code","merchant_id"),
	CONSTRAINT "attempt_gateway_payment" UNIQUE("gateway_payment_id","gateway_code","merchant_id"),
	CONSTRAINT "attempt_idempotency" UNIQUE("transaction_id","idempotency_key","merchant_id"),
	CONSTRAINT "attempt_amount" CHECK ("attempt"."amount" > 0 and "attempt"."fee" >= 0),
	CONSTRAINT "attempt_state" CHECK ("attempt"."state" in ('created','submitting','pending','unknown','authorized','capturing','success','cod','failed','canceled','expired','invalid')),
	CONSTRAINT "attempt_never_negative" CHECK (least("attempt"."authorized", "attempt"."capture_reserved", "attempt"."captured", "attempt"."fee_captured", "attempt"."refund_reserved", "attempt"."refunded", "attempt"."quarantined") >= 0),
	CONSTRAINT "attempt_refund_limit" CHECK ("attempt"."refunded" + "attempt"."refund_reserved" <= "attempt"."captured" - "attempt"."fee_captured"),
	CONSTRAINT "attempt_capture_limit" CHECK ("attempt"."authorized" = 0 or "attempt"."captured" + "attempt"."capture_reserved" <= "attempt"."authorized"),
	CONSTRAINT "attempt_success_has_money" CHECK ("attempt"."state" <> 'success' or "attempt"."captured" > 0),
	CONSTRAINT "attempt_money_has_success" CHECK ("attempt"."captured" = 0 or "attempt"."state" in ('success','invalid','authorized','capturing','unknown'))
);
--> statement-breakpoint
CREATE TABLE "attempt_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempt_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"attempt_id" bigint NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"event" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_transaction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"plugin" text NOT NULL,
	"unit_key" text NOT NULL,
	"customer_id" bigint,
	"order_no" text,
	"currency" char(3) NOT NULL,
	"amount" bigint NOT NULL,
	"delivery" bigint DEFAULT 0 NOT NULL,
	"editable_amount" boolean DEFAULT false NOT NULL,
	"minimum_amount" bigint,
	"maximum_amount" bigint,
	"state" text DEFAULT 'created' NOT NULL,
	"state_event" text DEFAULT 'merchant.created' NOT NULL,
	"state_source" text DEFAULT 'merchant' NOT NULL,
	"state_changed_at" timestamp with time zone NOT NULL,
	"pg_codes" text[] NOT NULL,
	"operation" text DEFAULT 'purchase' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"initiator" text,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"remarks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"merchant_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"promotional_price" text,
	"asks_additional_phone" boolean DEFAULT false NOT NULL,
	"attachment_id" text,
	"next_url" text,
	"capture_address" boolean DEFAULT false NOT NULL,
	"capture_location" boolean DEFAULT false NOT NULL,
	"first_popup_en" text,
	"first_popup_ar" text,
	"second_popup_en" text,
	"second_popup_ar" text,
	"invalid_message_en" text,
	"invalid_message_ar" text,
	"expires_at" timestamp with time zone,
	"expiry_due_at" timestamp with time zone,
	"paid_attempt_id" bigint,
	"needs_review" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_transaction_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "transaction_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "transaction_order_no" UNIQUE("order_no","merchant_id"),
	CONSTRAINT "transaction_amount" CHECK ("payment_transaction"."amount" > 0 and "payment_transaction"."delivery" >= 0 and "payment_transaction"."delivery" <= "payment_transaction"."amount"),
	CONSTRAINT "transaction_limits" CHECK ("payment_transaction"."minimum_amount" > 0 and ("payment_transaction"."maximum_amount" is null or "payment_transaction"."maximum_amount" >= coalesce("payment_transaction"."minimum_amount", 1))),
	CONSTRAINT "transaction_state" CHECK ("payment_transaction"."state" in ('created','pending','attempted','authorized','paid','cod','failed','canceled','expired','invalid')),
	CONSTRAINT "transaction_winner" CHECK (("payment_transaction"."state" in ('paid','authorized','cod')) = ("payment_transaction"."paid_attempt_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "transaction_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transaction_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"transaction_id" bigint NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"event" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"attempt_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"dedupe_key" text NOT NULL,
	"disposition" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "money_event_once" UNIQUE("attempt_id","kind","dedupe_key","currency","amount","merchant_id"),
	CONSTRAINT "money_event_amount" CHECK ("money_event"."amount" > 0),
	CONSTRAINT "money_event_kind" CHECK ("money_event"."kind" in ('authorize','capture','refund','void')),
	CONSTRAINT "money_event_disposition" CHECK ("money_event"."disposition" in ('counted','surplus','quarantined'))
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"attempt_id" bigint NOT NULL,
	"public_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"idempotency_key" text NOT NULL,
	"gateway_refund_id" text,
	"next_inquiry_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "refund_once" UNIQUE("attempt_id","idempotency_key","merchant_id"),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" > 0),
	CONSTRAINT "refund_state" CHECK ("refund"."state" in ('reserved','submitting','unknown','done','failed'))
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"key" text,
	"name_en" text,
	"name_ar" text,
	"email" text,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "customer_key" UNIQUE("key","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "gateway" (
	"merchant_id" integer NOT NULL,
	"code" text NOT NULL,
	"adapter" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"verb_en" text NOT NULL,
	"verb_ar" text NOT NULL,
	"next_step_en" text,
	"next_step_ar" text,
	"logo_url" text,
	"currencies" text[] NOT NULL,
	"operation" text NOT NULL,
	"multiple_attempts" boolean DEFAULT true NOT NULL,
	"fees" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"wallet" boolean DEFAULT false NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "gateway_merchant_id_code_pk" PRIMARY KEY("merchant_id","code"),
	CONSTRAINT "gateway_operation" CHECK ("gateway"."operation" in ('purchase', 'authorize'))
);
--> statement-breakpoint
CREATE TABLE "merchant" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"subheader_en" text,
	"subheader_ar" text,
	"legal_en" text,
	"legal_ar" text,
	"brand" text NOT NULL,
	"website" text,
	"phone" text,
	"whatsapp" text,
	"email" text,
	"country_code" text NOT NULL,
	"currency" text NOT NULL,
	"timezone" text NOT NULL,
	"default_language" text DEFAULT 'en' NOT NULL,
	"plugins" text[] NOT NULL,
	"preferred_gateway" text,
	"logo_url" text,
	"favicon_url" text,
	"admin_url" text,
	"redirect_origins" text[] NOT NULL,
	"terms_en" text,
	"terms_ar" text,
	"terms_version" integer DEFAULT 1 NOT NULL,
	"terms_required" boolean DEFAULT false NOT NULL,
	"mask_customer" boolean DEFAULT false NOT NULL,
	"disclaimer" boolean DEFAULT false NOT NULL,
	"disclaimer_en" text,
	"disclaimer_ar" text,
	"header_config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"translations_ar" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchant_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "merchant_host" (
	"merchant_id" integer NOT NULL,
	"host" text NOT NULL,
	CONSTRAINT "merchant_host_merchant_id_host_pk" PRIMARY KEY("merchant_id","host"),
	CONSTRAINT "merchant_host_host_unique" UNIQUE("host")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"merchant_id" integer NOT NULL,
	"id" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_file_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "unit" (
	"merchant_id" integer NOT NULL,
	"key" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"website" text,
	"twitter_url" text,
	"instagram_url" text,
	"facebook_url" text,
	"show_unit_title" boolean DEFAULT true NOT NULL,
	"header_color" text DEFAULT '#ffffff' NOT NULL,
	"logo_url" text,
	"paused" boolean DEFAULT false NOT NULL,
	"paused_until" timestamp with time zone,
	"paused_message_en" text,
	"paused_message_ar" text,
	CONSTRAINT "unit_merchant_id_key_pk" PRIMARY KEY("merchant_id","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"topic" text NOT NULL,
	"aggregate" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_once" UNIQUE("dedupe_key","merchant_id")
);
--> statement-breakpoint
ALTER TABLE "gateway_event" ADD CONSTRAINT "gateway_event_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_transaction" FOREIGN KEY ("merchant_id","transaction_id") REFERENCES "public"."payment_transaction"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_gateway" FOREIGN KEY ("merchant_id","gateway_code") REFERENCES "public"."gateway"("merchant_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_event" ADD CONSTRAINT "attempt_event_attempt" FOREIGN KEY ("merchant_id","attempt_id") REFERENCES "public"."attempt"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD CONSTRAINT "payment_transaction_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD CONSTRAINT "transaction_unit" FOREIGN KEY ("merchant_id","unit_key") REFERENCES "public"."unit"("merchant_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD CONSTRAINT "transaction_customer" FOREIGN KEY ("merchant_id","customer_id") REFERENCES "public"."customer"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_event" ADD CONSTRAINT "transaction_event_transaction" FOREIGN KEY ("merchant_id","transaction_id") REFERENCES "public"."payment_transaction"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_event" ADD CONSTRAINT "money_event_attempt" FOREIGN KEY ("merchant_id","attempt_id") REFERENCES "public"."attempt"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_attempt" FOREIGN KEY ("merchant_id","attempt_id") REFERENCES "public"."attempt"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway" ADD CONSTRAINT "gateway_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_host" ADD CONSTRAINT "merchant_host_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_event_due" ON "gateway_event" USING btree ("due_at") WHERE "gateway_event"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_one_winner" ON "attempt" USING btree ("transaction_id","merchant_id") WHERE "attempt"."is_winner";--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_one_live" ON "attempt" USING btree ("transaction_id","merchant_id") WHERE "attempt"."state" in ('created','submitting','pending','unknown','capturing');--> statement-breakpoint
CREATE INDEX "attempt_inquiry_due" ON "attempt" USING btree ("next_inquiry_at") WHERE "attempt"."next_inquiry_at" is not null;--> statement-breakpoint
CREATE INDEX "transaction_expiry_due" ON "payment_transaction" USING btree ("expiry_due_at") WHERE "payment_transaction"."expiry_due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_event_counted_once" ON "money_event" USING btree ("attempt_id","kind","dedupe_key","merchant_id") WHERE "money_event"."disposition" <> 'quarantined';--> statement-breakpoint
CREATE INDEX "outbox_next_of_aggregate" ON "outbox" USING btree ("aggregate","id","merchant_id") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("available_at") WHERE "outbox"."done_at" is null;