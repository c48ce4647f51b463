CREATE TABLE "otp_sending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "otp_sending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_throttle" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_throttle_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "sign_in_throttle_once" UNIQUE("merchant_id","kind","key"),
	CONSTRAINT "sign_in_throttle_failures" CHECK ("sign_in_throttle"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bulk_dispatch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_dispatch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"upload_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"user_id" integer NOT NULL,
	"username" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text NOT NULL,
	"rate_per_minute" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"paced_from" timestamp with time zone NOT NULL,
	"paced_done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"paused_at" timestamp with time zone,
	"paused_by" text,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bulk_dispatch_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "bulk_dispatch_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "bulk_dispatch_number" UNIQUE("upload_id","number"),
	CONSTRAINT "bulk_dispatch_key" UNIQUE("merchant_id","idempotency_key"),
	CONSTRAINT "bulk_dispatch_state" CHECK ("bulk_dispatch"."state" in ('scheduled','running','paused','completed','completed_with_errors','canceled')),
	CONSTRAINT "bulk_dispatch_rate" CHECK ("bulk_dispatch"."rate_per_minute" > 0)
);
--> statement-breakpoint
CREATE TABLE "bulk_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"dispatch_id" bigint NOT NULL,
	"upload_id" bigint NOT NULL,
	"row_number" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"transaction_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"error_code" text,
	"error_values" jsonb,
	"created_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "bulk_log_row" UNIQUE("dispatch_id","row_number"),
	CONSTRAINT "bulk_log_state_known" CHECK ("bulk_log"."state" in ('pending','creating','created','sent','send_failed','failed','skipped_duplicate','canceled')),
	CONSTRAINT "bulk_log_transaction" CHECK (("bulk_log"."state" in ('created','sent','send_failed')) = ("bulk_log"."transaction_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "bulk_row" (
	"upload_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"merchant_id" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"state" text NOT NULL,
	"amount" bigint,
	"currency" char(3),
	"order_no" text,
	"likeness" text NOT NULL,
	"channels" text[] NOT NULL,
	"problems" jsonb NOT NULL,
	"is_corrected" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bulk_row_merchant_id_upload_id_number_pk" PRIMARY KEY("merchant_id","upload_id","number"),
	CONSTRAINT "bulk_row_state_known" CHECK ("bulk_row"."state" in ('wrong','ready','taken','failed')),
	CONSTRAINT "bulk_row_ready" CHECK ("bulk_row"."state" = 'wrong' or ("bulk_row"."amount" > 0 and "bulk_row"."currency" is not null))
);
--> statement-breakpoint
CREATE TABLE "bulk_upload" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_upload_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"file_name" text NOT NULL,
	"file" text NOT NULL,
	"file_format" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text,
	"user_id" integer NOT NULL,
	"username" text NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"ignored" text[] DEFAULT '{}' NOT NULL,
	"sheet" text,
	"hidden_rows" integer DEFAULT 0 NOT NULL,
	"takes_hidden" boolean,
	"rows_total" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"alike" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	CONSTRAINT "bulk_upload_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "bulk_upload_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "bulk_upload_state" CHECK ("bulk_upload"."state" in ('uploaded','validating','has_errors','ready','dispatching','dispatched','archived'))
);
--> statement-breakpoint
CREATE TABLE "request_template" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_template_public_id_unique" UNIQUE("public_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"plugin" text,
	"is_deleted" boolean NOT NULL,
	"operation" text NOT NULL,
	"query" jsonb NOT NULL,
	"language" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text DEFAULT 'working' NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "bulk_job_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "bulk_job_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "bulk_job_once" UNIQUE("user_id","idempotency_key","merchant_id"),
	CONSTRAINT "bulk_job_state" CHECK ("bulk_job"."state" in ('working','finished','stopped'))
);
--> statement-breakpoint
CREATE TABLE "bulk_job_row" (
	"merchant_id" integer NOT NULL,
	"job_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"transaction_id" text NOT NULL,
	"chosen_in" text,
	"status" integer,
	"code" text,
	"message" text,
	CONSTRAINT "bulk_job_row_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
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
CREATE TABLE "api_key" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"key_id" text NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_by" text,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_key_key_id_unique" UNIQUE("key_id"),
	CONSTRAINT "api_key_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "api_key_scopes" CHECK (cardinality("api_key"."scopes") > 0),
	CONSTRAINT "api_key_revoked" CHECK (("api_key"."revoked_at" is null) = ("api_key"."revoked_by" is null))
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"object" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text,
	"session_id" bigint,
	"network" text,
	"erased_by" bigint,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkout_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"transaction_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_session_public_id_unique" UNIQUE("public_id")
);
--> statement-breakpoint
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
CREATE TABLE "installation_key" (
	"id" smallint PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installation_key_is_one" CHECK ("installation_key"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "books_check" (
	"id" smallint PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "books_check_is_one" CHECK ("books_check"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "attempt_event" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "attempt_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"event" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"attempt_id" bigint NOT NULL,
	CONSTRAINT "attempt_event_attempt_id_id_pk" PRIMARY KEY("attempt_id","id")
);
--> statement-breakpoint
CREATE TABLE "transaction_event" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "transaction_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"event" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"transaction_id" bigint NOT NULL,
	CONSTRAINT "transaction_event_transaction_id_id_pk" PRIMARY KEY("transaction_id","id")
);
--> statement-breakpoint
CREATE TABLE "gateway_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"gateway_code" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"source" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"track_id" text,
	"received_at" timestamp with time zone NOT NULL,
	"deliveries" integer DEFAULT 1 NOT NULL,
	"last_heard_at" timestamp with time zone,
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
	"voided" bigint DEFAULT 0 NOT NULL,
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
	"payer_network" text,
	"card_token" text,
	"scenario" text,
	"message_en" text,
	"message_ar" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"proven_unpaid" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"not_found_at" timestamp with time zone,
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
	CONSTRAINT "attempt_never_negative" CHECK (least("attempt"."authorized", "attempt"."capture_reserved", "attempt"."voided", "attempt"."captured", "attempt"."fee_captured", "attempt"."refund_reserved", "attempt"."refunded", "attempt"."quarantined") >= 0),
	CONSTRAINT "attempt_refund_limit" CHECK ("attempt"."refunded" + "attempt"."refund_reserved" <= "attempt"."captured" - "attempt"."fee_captured"),
	CONSTRAINT "attempt_capture_limit" CHECK ("attempt"."authorized" = 0 or "attempt"."captured" + "attempt"."capture_reserved" <= "attempt"."authorized"),
	CONSTRAINT "attempt_void_limit" CHECK ("attempt"."capture_reserved" = 0 or "attempt"."authorized" = 0 or "attempt"."captured" + "attempt"."capture_reserved" + "attempt"."voided" <= "attempt"."authorized"),
	CONSTRAINT "attempt_success_has_money" CHECK ("attempt"."state" <> 'success' or "attempt"."captured" > 0),
	CONSTRAINT "attempt_money_has_success" CHECK ("attempt"."captured" = 0 or "attempt"."state" in ('success','invalid','authorized','capturing','unknown'))
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
	"original_amount" bigint,
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
	"field_labels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"promotional_price" text,
	"asks_additional_phone" boolean DEFAULT false NOT NULL,
	"attachment_id" text,
	"next_url" text,
	"redirect_url" text,
	"webhook_url" text,
	"notifications" jsonb,
	"capture_address" boolean DEFAULT false NOT NULL,
	"capture_location" boolean DEFAULT false NOT NULL,
	"first_popup_en" text,
	"first_popup_ar" text,
	"second_popup_en" text,
	"second_popup_ar" text,
	"invalid_message_en" text,
	"invalid_message_ar" text,
	"terms" text DEFAULT 'merchant' NOT NULL,
	"due_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"expiry_due_at" timestamp with time zone,
	"paid_attempt_id" bigint,
	"needs_review" boolean DEFAULT false NOT NULL,
	"gateway_code" text,
	"product_type" text,
	"bulk_id" text,
	"bulk_name" text,
	"link_id" bigint,
	"made_from" text,
	"seen_at" timestamp with time zone,
	"email_seen_at" timestamp with time zone,
	"disclosed_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
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
	CONSTRAINT "money_event_once" UNIQUE("attempt_id","kind","dedupe_key","currency","amount","disposition","merchant_id"),
	CONSTRAINT "money_event_amount" CHECK ("money_event"."amount" > 0),
	CONSTRAINT "money_event_kind" CHECK ("money_event"."kind" in ('authorize','capture','refund','void')),
	CONSTRAINT "money_event_disposition" CHECK ("money_event"."disposition" in ('counted','surplus','quarantined'))
);
--> statement-breakpoint
CREATE TABLE "money_operation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_operation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"attempt_id" bigint NOT NULL,
	"public_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'submitting' NOT NULL,
	"idempotency_key" text NOT NULL,
	"wish_hash" text,
	"actor" text NOT NULL,
	"claim_id" bigint,
	"currency" char(3),
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
	CONSTRAINT "money_operation_claim" CHECK (("money_operation"."claim_id" is null) = ("money_operation"."currency" is null) and ("money_operation"."claim_id" is null or "money_operation"."kind" = 'refund')),
	CONSTRAINT "money_operation_kind" CHECK ("money_operation"."kind" in ('refund','capture','void')),
	CONSTRAINT "money_operation_state" CHECK ("money_operation"."state" in ('submitting','unknown','queued','done','failed'))
);
--> statement-breakpoint
CREATE TABLE "money_release" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_release_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"attempt_id" bigint NOT NULL,
	"claim_id" bigint,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"plugin" text NOT NULL,
	"currency" char(3) NOT NULL,
	"gateway_code" text NOT NULL,
	"paid" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"succeeded" bigint NOT NULL,
	"failed" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sale_day" (
	"merchant_id" integer NOT NULL,
	"day" date NOT NULL,
	"plugin" text NOT NULL,
	"currency" char(3) NOT NULL,
	"gateway_code" text NOT NULL,
	"paid" bigint NOT NULL,
	"amount" numeric NOT NULL,
	"refunded" numeric NOT NULL,
	"succeeded" bigint NOT NULL,
	"failed" bigint NOT NULL,
	CONSTRAINT "sale_day_merchant_id_day_plugin_currency_gateway_code_pk" PRIMARY KEY("merchant_id","day","plugin","currency","gateway_code")
);
--> statement-breakpoint
CREATE TABLE "sale_quarter" (
	"merchant_id" integer NOT NULL,
	"day" date NOT NULL,
	"quarter" smallint NOT NULL,
	"plugin" text NOT NULL,
	"currency" char(3) NOT NULL,
	"paid" bigint NOT NULL,
	"amount" numeric NOT NULL,
	"refunded" numeric NOT NULL,
	"succeeded" bigint NOT NULL,
	"failed" bigint NOT NULL,
	CONSTRAINT "sale_quarter_merchant_id_day_quarter_plugin_currency_pk" PRIMARY KEY("merchant_id","day","quarter","plugin","currency")
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
	"generated" numeric NOT NULL,
	"received" numeric NOT NULL,
	"balance" numeric NOT NULL,
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
CREATE TABLE "payment_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"unit_key" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount" bigint NOT NULL,
	"delivery" bigint DEFAULT 0 NOT NULL,
	"editable_amount" boolean DEFAULT false NOT NULL,
	"minimum_amount" bigint,
	"maximum_amount" bigint,
	"terms" jsonb NOT NULL,
	"asks" text[] NOT NULL,
	"max_uses" integer,
	"active" boolean DEFAULT true NOT NULL,
	"inactive_message_en" text,
	"inactive_message_ar" text,
	"expires_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_link_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "payment_link_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "payment_link_amount" CHECK ("payment_link"."amount" > 0 and "payment_link"."delivery" >= 0 and "payment_link"."delivery" <= "payment_link"."amount"),
	CONSTRAINT "payment_link_limits" CHECK ("payment_link"."minimum_amount" > 0 and ("payment_link"."maximum_amount" is null or "payment_link"."maximum_amount" >= coalesce("payment_link"."minimum_amount", 1))),
	CONSTRAINT "payment_link_uses" CHECK ("payment_link"."max_uses" > 0)
);
--> statement-breakpoint
CREATE TABLE "live_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"notice_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"audiences" text[] NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_event_once" UNIQUE("merchant_id","notice_id")
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
	"second_phone" text,
	"erased_at" timestamp with time zone,
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
	"sealed_secrets" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"limits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"units" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
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
	"amount_in_previews" boolean DEFAULT false NOT NULL,
	"disclaimer" boolean DEFAULT false NOT NULL,
	"disclaimer_en" text,
	"disclaimer_ar" text,
	"header_config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"translations_ar" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notifications" jsonb,
	"confirm_above" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refunds_surplus" boolean DEFAULT true NOT NULL,
	"public_collect" boolean DEFAULT false NOT NULL,
	"approval_hours" integer DEFAULT 48 NOT NULL,
	"retention_days" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"paused_until" timestamp with time zone,
	"paused_message_en" text,
	"paused_message_ar" text,
	"paused_at" timestamp with time zone,
	"paused_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchant_key_unique" UNIQUE("key"),
	CONSTRAINT "merchant_approval_hours" CHECK ("merchant"."approval_hours" between 1 and 720)
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
	"revision" integer DEFAULT 0 NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"paused_until" timestamp with time zone,
	"paused_message_en" text,
	"paused_message_ar" text,
	"paused_at" timestamp with time zone,
	"paused_by" text,
	CONSTRAINT "unit_merchant_id_key_pk" PRIMARY KEY("merchant_id","key")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"occasion" text NOT NULL,
	"occasion_key" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"language" text NOT NULL,
	"transaction_id" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"state" text NOT NULL,
	"due_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "message_once" UNIQUE("occasion_key","channel","recipient","merchant_id"),
	CONSTRAINT "message_channel" CHECK ("message"."channel" in ('email','sms','whatsapp','push')),
	CONSTRAINT "message_state" CHECK ("message"."state" in ('due','sent','kept','failed')),
	CONSTRAINT "message_due_has_time" CHECK (("message"."state" = 'due') = ("message"."due_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "message_template" (
	"merchant_id" integer NOT NULL,
	"occasion" text NOT NULL,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_template_merchant_id_occasion_channel_language_pk" PRIMARY KEY("merchant_id","occasion","channel","language")
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
CREATE TABLE "operation_check" (
	"merchant_id" integer NOT NULL,
	"request_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "operation_check_merchant_id_request_id_user_id_pk" PRIMARY KEY("merchant_id","request_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "operation_maker" (
	"merchant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "operation_maker_merchant_id_user_id_pk" PRIMARY KEY("merchant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "operation_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operation_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"transaction_id" bigint NOT NULL,
	"attempt_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"claim" text,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"checkers" integer NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"user_id" integer,
	"key_id" text,
	"idempotency_key" text NOT NULL,
	"wish_hash" text,
	"why" text,
	"reason" text,
	"problem" text,
	"message_en" text,
	"message_ar" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"approved_by" text,
	"operation_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"due_at" timestamp with time zone,
	CONSTRAINT "operation_request_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "operation_request_tenant" UNIQUE("merchant_id","id"),
	CONSTRAINT "operation_request_key" UNIQUE("merchant_id","transaction_id","idempotency_key"),
	CONSTRAINT "operation_request_kind" CHECK ("operation_request"."kind" in ('refund', 'capture', 'void')),
	CONSTRAINT "operation_request_amount" CHECK ("operation_request"."amount" > 0),
	CONSTRAINT "operation_request_checkers" CHECK ("operation_request"."checkers" in (1, 2)),
	CONSTRAINT "operation_request_maker" CHECK (("operation_request"."user_id" is null) <> ("operation_request"."key_id" is null)),
	CONSTRAINT "operation_request_status" CHECK ("operation_request"."status" in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELED', 'DONE', 'MANUAL', 'EXPIRED')),
	CONSTRAINT "operation_request_decided" CHECK (("operation_request"."status" = 'PENDING') = ("operation_request"."decided_at" is null)),
	CONSTRAINT "operation_request_looked_at" CHECK (("operation_request"."status" = 'APPROVED') = ("operation_request"."due_at" is not null)),
	CONSTRAINT "operation_request_done" CHECK ("operation_request"."status" <> 'DONE' or "operation_request"."operation_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "operation_threshold" (
	"merchant_id" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"one_above" bigint NOT NULL,
	"two_above" bigint,
	CONSTRAINT "operation_threshold_merchant_id_currency_pk" PRIMARY KEY("merchant_id","currency"),
	CONSTRAINT "operation_threshold_order" CHECK ("operation_threshold"."one_above" >= 0 and ("operation_threshold"."two_above" is null or "operation_threshold"."two_above" >= "operation_threshold"."one_above"))
);
--> statement-breakpoint
CREATE TABLE "otp_challenge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "otp_challenge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"handle_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "otp_challenge_handle_hash_unique" UNIQUE("handle_hash"),
	CONSTRAINT "otp_challenge_tries" CHECK ("otp_challenge"."tries_left" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_reset_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_reset_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"network" text,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "staff_session_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "staff_session_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "staff_session_tenant" UNIQUE("merchant_id","id"),
	CONSTRAINT "staff_session_ended" CHECK (("staff_session"."ended_at" is null) = ("staff_session"."ended_by" is null))
);
--> statement-breakpoint
CREATE TABLE "staff_token" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"session_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_token_hash_unique" UNIQUE("hash"),
	CONSTRAINT "staff_token_kind" CHECK ("staff_token"."kind" in ('access', 'refresh'))
);
--> statement-breakpoint
CREATE TABLE "staff_user" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "staff_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"merchant_id" integer NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"one_time_code" boolean DEFAULT false NOT NULL,
	"is_superuser" boolean DEFAULT false NOT NULL,
	"permissions" text[] NOT NULL,
	"ready_roles" text[] DEFAULT '{}' NOT NULL,
	"sections" text[] NOT NULL,
	"receive_order_notification" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "staff_user_tenant" UNIQUE("merchant_id","id"),
	CONSTRAINT "staff_user_language" CHECK ("staff_user"."language" in ('en', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "permission_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permission_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"permission" text NOT NULL,
	"object" text NOT NULL,
	"amount" bigint,
	"currency" char(3),
	"why" text,
	"used_key" text,
	"for_user_id" integer,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text,
	CONSTRAINT "permission_request_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "permission_request_answered" CHECK (("permission_request"."status" in ('APPROVED', 'DECLINED')) = ("permission_request"."decided_by" is not null)),
	CONSTRAINT "permission_request_amount" CHECK (("permission_request"."amount" is null) = ("permission_request"."currency" is null) and "permission_request"."amount" > 0),
	CONSTRAINT "permission_request_status" CHECK ("permission_request"."status" in ('NEW', 'APPROVED', 'DECLINED', 'EXPIRED')),
	CONSTRAINT "permission_request_decided" CHECK (("permission_request"."status" = 'NEW') = ("permission_request"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "staff_role" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"permissions" text[] NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_role_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "staff_role_tenant" UNIQUE("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_user_role" (
	"merchant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "staff_user_role_once" PRIMARY KEY("merchant_id","user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "push_registration" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_registration_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" bigint NOT NULL,
	"public_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_registration_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "push_registration_once" UNIQUE("endpoint","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"source" text NOT NULL,
	"plugin" text,
	"user_id" integer NOT NULL,
	"username" text NOT NULL,
	"file_format" text NOT NULL,
	"language" text NOT NULL,
	"fields" text[] NOT NULL,
	"query" jsonb NOT NULL,
	"press_key" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"rows_total" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"file" text,
	"problem" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "report_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "report_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "report_once" UNIQUE("user_id","press_key","merchant_id"),
	CONSTRAINT "report_state" CHECK ("report"."state" in ('queued','preparing','ready','failed','canceled','expired')),
	CONSTRAINT "report_format" CHECK ("report"."file_format" in ('csv','xls')),
	CONSTRAINT "report_ready" CHECK ("report"."state" <> 'ready' or ("report"."file" is not null and "report"."bytes" is not null and "report"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "report_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"merchant_id" integer NOT NULL,
	"report_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "collector" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collector_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"username" text,
	"unit_key" text,
	"active" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
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
	"customer_key" text,
	"at_counter" boolean DEFAULT false NOT NULL
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
CREATE TABLE "webhook_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"endpoint_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"aggregate" text NOT NULL,
	"url" text,
	"state" text DEFAULT 'due' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"round_began_at" timestamp with time zone NOT NULL,
	"round_tries" integer DEFAULT 0 NOT NULL,
	"last_status" integer,
	"last_problem" text,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_delivery_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "webhook_delivery_once" UNIQUE("event_id","endpoint_id","merchant_id"),
	CONSTRAINT "webhook_delivery_state" CHECK ("webhook_delivery"."state" in ('due','delivered','failed'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"url" text NOT NULL,
	"event_types" text[] NOT NULL,
	"of_requests" boolean DEFAULT false NOT NULL,
	"secret" text,
	"previous_secret" text,
	"previous_secret_until" timestamp with time zone,
	"earlier_secrets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"failing_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_endpoint_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "webhook_endpoint_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "webhook_endpoint_secret" CHECK ("webhook_endpoint"."of_requests" = ("webhook_endpoint"."secret" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"notice_id" bigint,
	"type" text NOT NULL,
	"aggregate" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_event_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "webhook_event_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "webhook_event_once" UNIQUE("notice_id","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_try" (
	"merchant_id" integer NOT NULL,
	"delivery_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"status" integer,
	"problem" text,
	CONSTRAINT "webhook_try_merchant_id_delivery_id_number_pk" PRIMARY KEY("merchant_id","delivery_id","number")
);
--> statement-breakpoint
CREATE TABLE "code_referrer" (
	"merchant_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"label_en" text NOT NULL,
	"label_ar" text NOT NULL,
	CONSTRAINT "code_referrer_merchant_id_key_pk" PRIMARY KEY("merchant_id","key"),
	CONSTRAINT "code_referrer_kind" CHECK ("code_referrer"."kind" in ('phone', 'text'))
);
--> statement-breakpoint
CREATE TABLE "pairing_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pairing_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"referrer" text NOT NULL,
	"code_hash" text NOT NULL,
	"pair_hash" text NOT NULL,
	"draw" integer DEFAULT 0 NOT NULL,
	"transaction_id" bigint,
	"redirect_url" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "pairing_code_once" UNIQUE("merchant_id","referrer","code_hash"),
	CONSTRAINT "pairing_code_leads" CHECK (("pairing_code"."transaction_id" is null) <> ("pairing_code"."redirect_url" is null)),
	CONSTRAINT "pairing_code_failures" CHECK ("pairing_code"."failures" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "otp_sending" ADD CONSTRAINT "otp_sending_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_throttle" ADD CONSTRAINT "sign_in_throttle_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_dispatch" ADD CONSTRAINT "bulk_dispatch_upload" FOREIGN KEY ("merchant_id","upload_id") REFERENCES "public"."bulk_upload"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_log" ADD CONSTRAINT "bulk_log_dispatch" FOREIGN KEY ("merchant_id","dispatch_id") REFERENCES "public"."bulk_dispatch"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_log" ADD CONSTRAINT "bulk_log_of_row" FOREIGN KEY ("merchant_id","upload_id","row_number") REFERENCES "public"."bulk_row"("merchant_id","upload_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_upload" FOREIGN KEY ("merchant_id","upload_id") REFERENCES "public"."bulk_upload"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_upload" ADD CONSTRAINT "bulk_upload_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_upload" ADD CONSTRAINT "bulk_upload_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_template" ADD CONSTRAINT "request_template_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_job" ADD CONSTRAINT "bulk_job_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_job" ADD CONSTRAINT "bulk_job_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_job_row" ADD CONSTRAINT "bulk_job_row_job" FOREIGN KEY ("merchant_id","job_id") REFERENCES "public"."bulk_job"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_column" ADD CONSTRAINT "transaction_column_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_view" ADD CONSTRAINT "transaction_view_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_session" ADD CONSTRAINT "checkout_session_transaction" FOREIGN KEY ("merchant_id","transaction_id") REFERENCES "public"."payment_transaction"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_erasure" ADD CONSTRAINT "customer_erasure_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erased_customer" ADD CONSTRAINT "erased_customer_erasure" FOREIGN KEY ("merchant_id","erasure_id") REFERENCES "public"."customer_erasure"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_event" ADD CONSTRAINT "attempt_event_attempt" FOREIGN KEY ("merchant_id","attempt_id") REFERENCES "public"."attempt"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_event" ADD CONSTRAINT "transaction_event_transaction" FOREIGN KEY ("merchant_id","transaction_id") REFERENCES "public"."payment_transaction"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_transaction" FOREIGN KEY ("merchant_id","transaction_id") REFERENCES "public"."payment_transaction"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_gateway" FOREIGN KEY ("merchant_id","gateway_code") REFERENCES "public"."gateway"("merchant_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD CONSTRAINT "payment_transaction_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD CONSTRAINT "transaction_unit" FOREIGN KEY ("merchant_id","unit_key") REFERENCES "public"."unit"("merchant_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD CONSTRAINT "transaction_customer" FOREIGN KEY ("merchant_id","customer_id") REFERENCES "public"."customer"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD CONSTRAINT "transaction_link" FOREIGN KEY ("merchant_id","link_id") REFERENCES "public"."payment_link"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_event" ADD CONSTRAINT "money_event_attempt" FOREIGN KEY ("merchant_id","attempt_id") REFERENCES "public"."attempt"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_operation" ADD CONSTRAINT "money_operation_claim_id_money_event_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."money_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_operation" ADD CONSTRAINT "money_operation_attempt" FOREIGN KEY ("merchant_id","attempt_id") REFERENCES "public"."attempt"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_release" ADD CONSTRAINT "money_release_claim_id_money_event_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."money_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_release" ADD CONSTRAINT "money_release_attempt" FOREIGN KEY ("merchant_id","attempt_id") REFERENCES "public"."attempt"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_unit" FOREIGN KEY ("merchant_id","unit_key") REFERENCES "public"."unit"("merchant_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway" ADD CONSTRAINT "gateway_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_host" ADD CONSTRAINT "merchant_host_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_template" ADD CONSTRAINT "message_template_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_check" ADD CONSTRAINT "operation_check_request" FOREIGN KEY ("merchant_id","request_id") REFERENCES "public"."operation_request"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_check" ADD CONSTRAINT "operation_check_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_maker" ADD CONSTRAINT "operation_maker_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_request" ADD CONSTRAINT "operation_request_attempt" FOREIGN KEY ("transaction_id","attempt_id","merchant_id") REFERENCES "public"."attempt"("transaction_id","id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_request" ADD CONSTRAINT "operation_request_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_threshold" ADD CONSTRAINT "operation_threshold_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_challenge" ADD CONSTRAINT "otp_challenge_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_token" ADD CONSTRAINT "staff_token_session" FOREIGN KEY ("merchant_id","session_id") REFERENCES "public"."staff_session"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_request" ADD CONSTRAINT "permission_request_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_request" ADD CONSTRAINT "permission_request_decider" FOREIGN KEY ("merchant_id","decided_by") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_request" ADD CONSTRAINT "permission_request_for_user" FOREIGN KEY ("merchant_id","for_user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_user_role" ADD CONSTRAINT "staff_user_role_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_user_role" ADD CONSTRAINT "staff_user_role_role" FOREIGN KEY ("merchant_id","role_id") REFERENCES "public"."staff_role"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_registration" ADD CONSTRAINT "push_registration_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_registration" ADD CONSTRAINT "push_registration_session" FOREIGN KEY ("merchant_id","session_id") REFERENCES "public"."staff_session"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_link" ADD CONSTRAINT "report_link_report" FOREIGN KEY ("merchant_id","report_id") REFERENCES "public"."report"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collector" ADD CONSTRAINT "collector_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collector" ADD CONSTRAINT "collector_unit" FOREIGN KEY ("merchant_id","unit_key") REFERENCES "public"."unit"("merchant_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_payment" ADD CONSTRAINT "customer_payment_transaction" FOREIGN KEY ("transaction_id","merchant_id") REFERENCES "public"."payment_transaction"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_payment" ADD CONSTRAINT "customer_payment_collector" FOREIGN KEY ("collector_id","merchant_id") REFERENCES "public"."collector"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_restriction" ADD CONSTRAINT "payment_restriction_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restricted_identifier" ADD CONSTRAINT "restricted_identifier_of" FOREIGN KEY ("restriction_id","merchant_id") REFERENCES "public"."payment_restriction"("id","merchant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint" FOREIGN KEY ("merchant_id","endpoint_id") REFERENCES "public"."webhook_endpoint"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_event" FOREIGN KEY ("merchant_id","event_id") REFERENCES "public"."webhook_event"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_event" ADD CONSTRAINT "webhook_event_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_try" ADD CONSTRAINT "webhook_try_delivery" FOREIGN KEY ("merchant_id","delivery_id") REFERENCES "public"."webhook_delivery"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_referrer" ADD CONSTRAINT "code_referrer_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_code" ADD CONSTRAINT "pairing_code_referrer" FOREIGN KEY ("merchant_id","referrer") REFERENCES "public"."code_referrer"("merchant_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_code" ADD CONSTRAINT "pairing_code_transaction" FOREIGN KEY ("merchant_id","transaction_id") REFERENCES "public"."payment_transaction"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "otp_sending_of_user" ON "otp_sending" USING btree ("merchant_id","user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_dispatch_one_open" ON "bulk_dispatch" USING btree ("upload_id") WHERE "bulk_dispatch"."state" in ('scheduled','running','paused');--> statement-breakpoint
CREATE INDEX "bulk_dispatch_due" ON "bulk_dispatch" USING btree ("starts_at") WHERE "bulk_dispatch"."state" in ('scheduled','running');--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_log_once" ON "bulk_log" USING btree ("upload_id","row_number") WHERE "bulk_log"."state" in ('pending','creating','created','sent','send_failed');--> statement-breakpoint
CREATE INDEX "bulk_log_state" ON "bulk_log" USING btree ("dispatch_id","state","row_number");--> statement-breakpoint
CREATE INDEX "bulk_row_state" ON "bulk_row" USING btree ("upload_id","state","number") WHERE "bulk_row"."state" <> 'ready' or "bulk_row"."is_corrected";--> statement-breakpoint
CREATE INDEX "bulk_row_likeness" ON "bulk_row" USING btree ("merchant_id",md5("likeness")) WHERE "bulk_row"."order_no" is null;--> statement-breakpoint
CREATE INDEX "bulk_upload_newest" ON "bulk_upload" USING btree ("merchant_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bulk_upload_content" ON "bulk_upload" USING btree ("merchant_id","sha256");--> statement-breakpoint
CREATE INDEX "bulk_upload_due" ON "bulk_upload" USING btree ("id") WHERE "bulk_upload"."state" in ('uploaded','validating');--> statement-breakpoint
CREATE UNIQUE INDEX "request_template_name" ON "request_template" USING btree (lower("name"),"merchant_id");--> statement-breakpoint
CREATE INDEX "bulk_job_working" ON "bulk_job" USING btree ("leased_until") WHERE "bulk_job"."state" = 'working';--> statement-breakpoint
CREATE INDEX "bulk_job_row_open" ON "bulk_job_row" USING btree ("job_id","position") WHERE "bulk_job_row"."status" is null;--> statement-breakpoint
CREATE INDEX "api_key_of_merchant" ON "api_key" USING btree ("merchant_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_of_merchant" ON "audit" USING btree ("merchant_id","id");--> statement-breakpoint
CREATE INDEX "audit_of_actor" ON "audit" USING btree ("merchant_id","actor","id");--> statement-breakpoint
CREATE INDEX "audit_of_object" ON "audit" USING btree ("merchant_id","object","id");--> statement-breakpoint
CREATE INDEX "audit_of_work" ON "audit" USING btree ("merchant_id","id") WHERE action !~ '^(session|otp|password|access)\.';--> statement-breakpoint
CREATE INDEX "checkout_session_of_transaction" ON "checkout_session" USING btree ("merchant_id","transaction_id");--> statement-breakpoint
CREATE INDEX "customer_erasure_newest" ON "customer_erasure" USING btree ("merchant_id","id");--> statement-breakpoint
CREATE INDEX "gateway_event_of_track" ON "gateway_event" USING btree ("track_id","merchant_id") WHERE "gateway_event"."track_id" is not null;--> statement-breakpoint
CREATE INDEX "gateway_event_due" ON "gateway_event" USING btree ("due_at") WHERE "gateway_event"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_one_winner" ON "attempt" USING btree ("transaction_id","merchant_id") WHERE "attempt"."is_winner";--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_one_live" ON "attempt" USING btree ("transaction_id","merchant_id") WHERE "attempt"."state" in ('created','submitting','pending','unknown','capturing');--> statement-breakpoint
CREATE INDEX "attempt_inquiry_due" ON "attempt" USING btree ("next_inquiry_at") WHERE "attempt"."next_inquiry_at" is not null;--> statement-breakpoint
CREATE INDEX "attempt_refunded" ON "attempt" USING btree ("id","merchant_id") WHERE "attempt"."refunded" > 0;--> statement-breakpoint
CREATE INDEX "attempt_failed_from_network" ON "attempt" USING btree ("payer_network","state_changed_at","merchant_id") WHERE "attempt"."state" = 'failed' and "attempt"."payer_network" is not null;--> statement-breakpoint
CREATE INDEX "attempt_failed_with_card" ON "attempt" USING btree ("card_token","state_changed_at","merchant_id") WHERE "attempt"."state" = 'failed' and "attempt"."card_token" is not null;--> statement-breakpoint
CREATE INDEX "transaction_newest" ON "payment_transaction" USING btree (("merchant_id" + 0),"created_at","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_last_changed" ON "payment_transaction" USING btree (("merchant_id" + 0),"state_changed_at","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_by_amount" ON "payment_transaction" USING btree (("merchant_id" + 0),"currency","amount","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_newest_of_plugin" ON "payment_transaction" USING btree ("plugin","merchant_id","created_at","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_newest_in_state" ON "payment_transaction" USING btree ("state","merchant_id","created_at","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_newest_by_gateway" ON "payment_transaction" USING btree ("gateway_code","merchant_id","created_at","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_newest_in_currency" ON "payment_transaction" USING btree ("currency","merchant_id","created_at","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_newest_of_unit" ON "payment_transaction" USING btree ("unit_key","merchant_id","created_at","id") WHERE "payment_transaction"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_newest_by_initiator" ON "payment_transaction" USING btree ("initiator","merchant_id","created_at","id") WHERE "payment_transaction"."initiator" is not null;--> statement-breakpoint
CREATE INDEX "transaction_newest_of_product" ON "payment_transaction" USING btree ("product_type","merchant_id","created_at","id") WHERE "payment_transaction"."product_type" is not null;--> statement-breakpoint
CREATE INDEX "transaction_newest_of_bulk" ON "payment_transaction" USING btree ("bulk_id","merchant_id","created_at","id") WHERE "payment_transaction"."bulk_id" is not null;--> statement-breakpoint
CREATE INDEX "transaction_newest_unseen" ON "payment_transaction" USING btree (("merchant_id" + 0),"created_at","id") WHERE "payment_transaction"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "transaction_newest_email_seen" ON "payment_transaction" USING btree (("merchant_id" + 0),"created_at","id") WHERE "payment_transaction"."email_seen_at" is not null;--> statement-breakpoint
CREATE INDEX "transaction_newest_disclosed" ON "payment_transaction" USING btree (("merchant_id" + 0),"created_at","id") WHERE "payment_transaction"."disclosed_at" is not null;--> statement-breakpoint
CREATE INDEX "transaction_newest_deleted" ON "payment_transaction" USING btree ("plugin","merchant_id","created_at","id") WHERE "payment_transaction"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "transaction_of_customer" ON "payment_transaction" USING btree ("customer_id","merchant_id");--> statement-breakpoint
CREATE INDEX "transaction_order_prefix" ON "payment_transaction" USING btree (lower("order_no") text_pattern_ops,"merchant_id");--> statement-breakpoint
CREATE INDEX "transaction_of_link" ON "payment_transaction" USING btree ("link_id","state","merchant_id") WHERE "payment_transaction"."link_id" is not null;--> statement-breakpoint
CREATE INDEX "transaction_expiry_due" ON "payment_transaction" USING btree ("expiry_due_at") WHERE "payment_transaction"."expiry_due_at" is not null;--> statement-breakpoint
CREATE INDEX "transaction_needs_review" ON "payment_transaction" USING btree ("plugin","merchant_id") WHERE "payment_transaction"."needs_review";--> statement-breakpoint
CREATE UNIQUE INDEX "money_event_counted_once" ON "money_event" USING btree ("attempt_id","kind","dedupe_key","merchant_id") WHERE "money_event"."disposition" <> 'quarantined';--> statement-breakpoint
CREATE UNIQUE INDEX "money_operation_one_of_hold" ON "money_operation" USING btree ("attempt_id","merchant_id") WHERE "money_operation"."kind" in ('capture','void') and "money_operation"."state" in ('submitting','unknown','queued');--> statement-breakpoint
CREATE UNIQUE INDEX "money_operation_one_of_claim" ON "money_operation" USING btree ("claim_id","merchant_id") WHERE "money_operation"."claim_id" is not null and "money_operation"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "money_operation_due" ON "money_operation" USING btree ("next_inquiry_at") WHERE "money_operation"."next_inquiry_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_release_of_claim" ON "money_release" USING btree ("claim_id","merchant_id") WHERE "money_release"."claim_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_release_of_unreadable" ON "money_release" USING btree ("attempt_id","merchant_id") WHERE "money_release"."claim_id" is null;--> statement-breakpoint
CREATE INDEX "sale_change_of_merchant" ON "sale_change" USING btree ("merchant_id");--> statement-breakpoint
CREATE INDEX "transaction_total_change_of_merchant" ON "transaction_total_change" USING btree ("merchant_id","plugin");--> statement-breakpoint
CREATE INDEX "payment_link_newest" ON "payment_link" USING btree ("merchant_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "live_event_of_merchant" ON "live_event" USING btree ("merchant_id","id");--> statement-breakpoint
CREATE INDEX "live_event_age" ON "live_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "customer_email" ON "customer" USING btree (lower("email"),"merchant_id");--> statement-breakpoint
CREATE INDEX "customer_phone" ON "customer" USING btree ("phone","merchant_id");--> statement-breakpoint
CREATE INDEX "message_due" ON "message" USING btree ("due_at") WHERE "message"."state" = 'due';--> statement-breakpoint
CREATE INDEX "message_due_of_merchant" ON "message" USING btree ("merchant_id","due_at") WHERE "message"."state" = 'due';--> statement-breakpoint
CREATE INDEX "message_awaited" ON "message" USING btree ("due_at") WHERE "message"."state" = 'due' and "message"."occasion" in ('sign_in_code', 'invited', 'password_reset');--> statement-breakpoint
CREATE INDEX "message_of_transaction" ON "message" USING btree ("transaction_id","merchant_id");--> statement-breakpoint
CREATE INDEX "message_by_hand" ON "message" USING btree ("merchant_id","channel","recipient","created_at") WHERE "message"."occasion_key" like '%:again:%';--> statement-breakpoint
CREATE INDEX "message_newest" ON "message" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_next_of_aggregate" ON "outbox" USING btree ("aggregate","id","merchant_id") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("available_at") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "operation_request_one_open" ON "operation_request" USING btree ("merchant_id","transaction_id") WHERE "operation_request"."status" = 'PENDING' or ("operation_request"."status" = 'APPROVED' and "operation_request"."operation_id" is null);--> statement-breakpoint
CREATE INDEX "operation_request_newest" ON "operation_request" USING btree ("merchant_id","status","created_at");--> statement-breakpoint
CREATE INDEX "operation_request_due" ON "operation_request" USING btree ("due_at") WHERE "operation_request"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "operation_request_overdue" ON "operation_request" USING btree ("expires_at") WHERE "operation_request"."status" in ('PENDING', 'MANUAL');--> statement-breakpoint
CREATE INDEX "otp_challenge_of_user" ON "otp_challenge" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "password_reset_of_user" ON "password_reset" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_session_of_user" ON "staff_session" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_token_of_session" ON "staff_token" USING btree ("merchant_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_user_name" ON "staff_user" USING btree ("merchant_id",lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "permission_request_once" ON "permission_request" USING btree ("merchant_id","user_id","permission","object") WHERE "permission_request"."status" = 'NEW';--> statement-breakpoint
CREATE INDEX "permission_request_granted" ON "permission_request" USING btree ("user_id","object","merchant_id") WHERE "permission_request"."status" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "permission_request_overdue" ON "permission_request" USING btree ("expires_at") WHERE "permission_request"."status" = 'NEW';--> statement-breakpoint
CREATE INDEX "permission_request_newest" ON "permission_request" USING btree ("merchant_id","status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_role_name" ON "staff_role" USING btree ("merchant_id",lower("name_en"));--> statement-breakpoint
CREATE INDEX "staff_user_role_of_role" ON "staff_user_role" USING btree ("merchant_id","role_id");--> statement-breakpoint
CREATE INDEX "push_registration_of_user" ON "push_registration" USING btree ("merchant_id","user_id");--> statement-breakpoint
CREATE INDEX "push_registration_of_session" ON "push_registration" USING btree ("merchant_id","session_id");--> statement-breakpoint
CREATE INDEX "report_newest" ON "report" USING btree ("merchant_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "report_preparing" ON "report" USING btree ("queued_at") WHERE "report"."state" in ('queued','preparing');--> statement-breakpoint
CREATE INDEX "report_expiring" ON "report" USING btree ("expires_at") WHERE "report"."state" = 'ready';--> statement-breakpoint
CREATE INDEX "customer_payment_of_collector" ON "customer_payment" USING btree ("merchant_id","collector_id","transaction_id") WHERE "customer_payment"."collector_id" is not null;--> statement-breakpoint
CREATE INDEX "customer_payment_phone" ON "customer_payment" USING btree ("merchant_id","phone") WHERE "customer_payment"."phone" is not null;--> statement-breakpoint
CREATE INDEX "customer_payment_email" ON "customer_payment" USING btree ("merchant_id","email") WHERE "customer_payment"."email" is not null;--> statement-breakpoint
CREATE INDEX "customer_payment_civil_id" ON "customer_payment" USING btree ("merchant_id","civil_id") WHERE "customer_payment"."civil_id" is not null;--> statement-breakpoint
CREATE INDEX "customer_payment_customer_key" ON "customer_payment" USING btree ("merchant_id","customer_key") WHERE "customer_payment"."customer_key" is not null;--> statement-breakpoint
CREATE INDEX "payment_restriction_of" ON "payment_restriction" USING btree ("merchant_id","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("endpoint_id","id") WHERE "webhook_delivery"."state" = 'due';--> statement-breakpoint
CREATE INDEX "webhook_delivery_order" ON "webhook_delivery" USING btree ("aggregate","endpoint_id","id") WHERE "webhook_delivery"."state" = 'due';--> statement-breakpoint
CREATE INDEX "webhook_delivery_log" ON "webhook_delivery" USING btree ("merchant_id","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_failed" ON "webhook_delivery" USING btree ("merchant_id","id") WHERE "webhook_delivery"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "webhook_delivery_of_aggregate" ON "webhook_delivery" USING btree ("aggregate","merchant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoint_of_requests" ON "webhook_endpoint" USING btree ("merchant_id","url") WHERE "webhook_endpoint"."of_requests";