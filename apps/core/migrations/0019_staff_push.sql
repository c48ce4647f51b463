CREATE TABLE "push_registration" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_registration_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" bigint NOT NULL,
	"public_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_registration_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "push_registration_once" UNIQUE("endpoint","merchant_id")
);
--> statement-breakpoint
ALTER TABLE "message" DROP CONSTRAINT "message_channel";--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "push_registration" ADD CONSTRAINT "push_registration_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_registration" ADD CONSTRAINT "push_registration_session" FOREIGN KEY ("merchant_id","session_id") REFERENCES "public"."staff_session"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_registration_of_user" ON "push_registration" USING btree ("merchant_id","user_id");--> statement-breakpoint
CREATE INDEX "push_registration_of_session" ON "push_registration" USING btree ("merchant_id","session_id");--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_channel" CHECK ("message"."channel" in ('email','sms','whatsapp','push'));