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
ALTER TABLE "webhook_event" ALTER COLUMN "notice_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway" ADD COLUMN "limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway" ADD COLUMN "units" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "paused_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "paused_message_en" text;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "paused_message_ar" text;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "paused_by" text;--> statement-breakpoint
ALTER TABLE "unit" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unit" ADD COLUMN "paused_by" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_tenant" UNIQUE("id","merchant_id");--> statement-breakpoint
ALTER TABLE "webhook_try" ADD CONSTRAINT "webhook_try_delivery" FOREIGN KEY ("merchant_id","delivery_id") REFERENCES "public"."webhook_delivery"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_log" ON "webhook_delivery" USING btree ("merchant_id","id");
