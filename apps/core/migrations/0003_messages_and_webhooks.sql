CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"occasion" text NOT NULL,
	"occasion_key" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
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
	CONSTRAINT "message_channel" CHECK ("message"."channel" in ('email','sms','whatsapp')),
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
CREATE TABLE "webhook_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"endpoint_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"aggregate" text NOT NULL,
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
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_secret_until" timestamp with time zone,
	"active" boolean DEFAULT true NOT NULL,
	"failing_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_endpoint_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "webhook_endpoint_tenant" UNIQUE("id","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"notice_id" bigint NOT NULL,
	"type" text NOT NULL,
	"aggregate" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_event_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "webhook_event_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "webhook_event_once" UNIQUE("notice_id","merchant_id")
);
--> statement-breakpoint
ALTER TABLE "payment_transaction" ADD COLUMN "notifications" jsonb;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "notifications" jsonb;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_template" ADD CONSTRAINT "message_template_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint" FOREIGN KEY ("merchant_id","endpoint_id") REFERENCES "public"."webhook_endpoint"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_event" FOREIGN KEY ("merchant_id","event_id") REFERENCES "public"."webhook_event"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_event" ADD CONSTRAINT "webhook_event_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_due" ON "message" USING btree ("due_at") WHERE "message"."state" = 'due';--> statement-breakpoint
CREATE INDEX "message_newest" ON "message" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("endpoint_id","id") WHERE "webhook_delivery"."state" = 'due';--> statement-breakpoint
CREATE INDEX "webhook_delivery_order" ON "webhook_delivery" USING btree ("aggregate","endpoint_id","id") WHERE "webhook_delivery"."state" = 'due';