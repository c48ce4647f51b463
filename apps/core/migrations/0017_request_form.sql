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
ALTER TABLE "payment_transaction" ADD COLUMN "field_labels" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD COLUMN "terms" text DEFAULT 'merchant' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "second_phone" text;--> statement-breakpoint
ALTER TABLE "request_template" ADD CONSTRAINT "request_template_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "request_template_name" ON "request_template" USING btree (lower("name"),"merchant_id");