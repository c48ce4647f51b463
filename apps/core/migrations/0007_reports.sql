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
	"state" text DEFAULT 'preparing' NOT NULL,
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
	CONSTRAINT "report_state" CHECK ("report"."state" in ('preparing','ready','failed','expired')),
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
ALTER TABLE "report" ADD CONSTRAINT "report_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_link" ADD CONSTRAINT "report_link_report" FOREIGN KEY ("merchant_id","report_id") REFERENCES "public"."report"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_newest" ON "report" USING btree ("merchant_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "report_preparing" ON "report" USING btree ("queued_at") WHERE "report"."state" = 'preparing';--> statement-breakpoint
CREATE INDEX "report_expiring" ON "report" USING btree ("expires_at") WHERE "report"."state" = 'ready';