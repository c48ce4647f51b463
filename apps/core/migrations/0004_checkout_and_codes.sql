CREATE TABLE "checkout_session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkout_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"transaction_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_session_public_id_unique" UNIQUE("public_id")
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
ALTER TABLE "payment_transaction" ADD COLUMN "redirect_url" text;--> statement-breakpoint
ALTER TABLE "checkout_session" ADD CONSTRAINT "checkout_session_transaction" FOREIGN KEY ("merchant_id","transaction_id") REFERENCES "public"."payment_transaction"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_referrer" ADD CONSTRAINT "code_referrer_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_code" ADD CONSTRAINT "pairing_code_referrer" FOREIGN KEY ("merchant_id","referrer") REFERENCES "public"."code_referrer"("merchant_id","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_code" ADD CONSTRAINT "pairing_code_transaction" FOREIGN KEY ("merchant_id","transaction_id") REFERENCES "public"."payment_transaction"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_session_of_transaction" ON "checkout_session" USING btree ("merchant_id","transaction_id");