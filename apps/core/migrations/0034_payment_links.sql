-- A link makes requests: whoever opens its page and says who they are is made one of their own, and pays that.
-- How often it was used is counted among them, so that what ends unpaid gives its place back by itself.
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
ALTER TABLE "payment_transaction" ADD COLUMN "link_id" bigint;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_unit" FOREIGN KEY ("merchant_id","unit_key") REFERENCES "public"."unit"("merchant_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_link_newest" ON "payment_link" USING btree ("merchant_id","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD CONSTRAINT "transaction_link" FOREIGN KEY ("merchant_id","link_id") REFERENCES "public"."payment_link"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transaction_of_link" ON "payment_transaction" USING btree ("link_id","state","merchant_id") WHERE "payment_transaction"."link_id" is not null;