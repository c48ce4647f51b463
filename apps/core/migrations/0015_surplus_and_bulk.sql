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
	"status" integer,
	"code" text,
	"message" text,
	CONSTRAINT "bulk_job_row_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD COLUMN "original_amount" bigint;--> statement-breakpoint
ALTER TABLE "money_operation" ADD COLUMN "claim_id" bigint;--> statement-breakpoint
ALTER TABLE "money_operation" ADD COLUMN "currency" char(3);--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "refunds_surplus" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_job" ADD CONSTRAINT "bulk_job_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_job" ADD CONSTRAINT "bulk_job_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_job_row" ADD CONSTRAINT "bulk_job_row_job" FOREIGN KEY ("merchant_id","job_id") REFERENCES "public"."bulk_job"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_job_working" ON "bulk_job" USING btree ("leased_until") WHERE "bulk_job"."state" = 'working';--> statement-breakpoint
CREATE INDEX "bulk_job_row_open" ON "bulk_job_row" USING btree ("job_id","position") WHERE "bulk_job_row"."status" is null;--> statement-breakpoint
ALTER TABLE "money_operation" ADD CONSTRAINT "money_operation_claim_id_money_event_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."money_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_operation_one_of_claim" ON "money_operation" USING btree ("claim_id","merchant_id") WHERE "money_operation"."claim_id" is not null and "money_operation"."state" <> 'failed';--> statement-breakpoint
ALTER TABLE "money_operation" ADD CONSTRAINT "money_operation_claim" CHECK (("money_operation"."claim_id" is null) = ("money_operation"."currency" is null) and ("money_operation"."claim_id" is null or "money_operation"."kind" = 'refund'));--> statement-breakpoint

-- What was asked first is written once; what an operation gives back never becomes something else.
create function original_amount_guard() returns trigger language plpgsql as $$
begin
  raise exception 'the first amount of transaction % is frozen', old.id using errcode = 'WL002';
end
$$;
--> statement-breakpoint
create trigger original_amount_guard before update of original_amount on payment_transaction for each row
  when (old.original_amount is not null and new.original_amount is distinct from old.original_amount)
  execute function original_amount_guard();
--> statement-breakpoint
create trigger money_operation_claim_guard before update of claim_id, currency on money_operation for each row
  when ((new.claim_id, new.currency) is distinct from (old.claim_id, old.currency))
  execute function append_only();
