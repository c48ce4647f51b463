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
ALTER TABLE "operation_check" ADD CONSTRAINT "operation_check_request" FOREIGN KEY ("merchant_id","request_id") REFERENCES "public"."operation_request"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_check" ADD CONSTRAINT "operation_check_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_maker" ADD CONSTRAINT "operation_maker_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_request" ADD CONSTRAINT "operation_request_attempt" FOREIGN KEY ("transaction_id","attempt_id","merchant_id") REFERENCES "public"."attempt"("transaction_id","id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_request" ADD CONSTRAINT "operation_request_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_threshold" ADD CONSTRAINT "operation_threshold_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operation_request_one_open" ON "operation_request" USING btree ("merchant_id","transaction_id") WHERE "operation_request"."status" = 'PENDING' or ("operation_request"."status" = 'APPROVED' and "operation_request"."operation_id" is null);--> statement-breakpoint
CREATE INDEX "operation_request_newest" ON "operation_request" USING btree ("merchant_id","status","created_at");--> statement-breakpoint
CREATE INDEX "operation_request_due" ON "operation_request" USING btree ("due_at") WHERE "operation_request"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "operation_request_overdue" ON "operation_request" USING btree ("expires_at") WHERE "operation_request"."status" in ('PENDING', 'MANUAL');