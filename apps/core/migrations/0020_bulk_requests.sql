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
	"user_id" integer NOT NULL,
	"username" text NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"ignored" text[] DEFAULT '{}' NOT NULL,
	"rows_total" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
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
ALTER TABLE "bulk_dispatch" ADD CONSTRAINT "bulk_dispatch_upload" FOREIGN KEY ("merchant_id","upload_id") REFERENCES "public"."bulk_upload"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_log" ADD CONSTRAINT "bulk_log_dispatch" FOREIGN KEY ("merchant_id","dispatch_id") REFERENCES "public"."bulk_dispatch"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_log" ADD CONSTRAINT "bulk_log_of_row" FOREIGN KEY ("merchant_id","upload_id","row_number") REFERENCES "public"."bulk_row"("merchant_id","upload_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_upload" FOREIGN KEY ("merchant_id","upload_id") REFERENCES "public"."bulk_upload"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_upload" ADD CONSTRAINT "bulk_upload_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_upload" ADD CONSTRAINT "bulk_upload_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_dispatch_one_open" ON "bulk_dispatch" USING btree ("upload_id") WHERE "bulk_dispatch"."state" in ('scheduled','running','paused');--> statement-breakpoint
CREATE INDEX "bulk_dispatch_due" ON "bulk_dispatch" USING btree ("starts_at") WHERE "bulk_dispatch"."state" in ('scheduled','running');--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_log_once" ON "bulk_log" USING btree ("upload_id","row_number") WHERE "bulk_log"."state" in ('pending','creating','created','sent','send_failed');--> statement-breakpoint
CREATE INDEX "bulk_log_state" ON "bulk_log" USING btree ("dispatch_id","state","row_number");--> statement-breakpoint
CREATE INDEX "bulk_row_state" ON "bulk_row" USING btree ("upload_id","state","number") WHERE "bulk_row"."state" <> 'ready' or "bulk_row"."is_corrected";--> statement-breakpoint
CREATE INDEX "bulk_upload_newest" ON "bulk_upload" USING btree ("merchant_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bulk_upload_due" ON "bulk_upload" USING btree ("id") WHERE "bulk_upload"."state" in ('uploaded','validating');