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
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_event_of_merchant" ON "live_event" USING btree ("merchant_id","id");--> statement-breakpoint
CREATE INDEX "live_event_age" ON "live_event" USING btree ("created_at");