CREATE TABLE "booking" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"uuid" text NOT NULL,
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"ticket_id" bigint NOT NULL,
	"event_date" date NOT NULL,
	"slot_start" integer,
	"slot_end" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'pending_payment' NOT NULL,
	"is_free" boolean NOT NULL,
	"email" text,
	"first_name" text NOT NULL,
	"last_name" text,
	"phone" text,
	"language" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attachment_id" text,
	"terms_version" integer,
	"source" text NOT NULL,
	"created_by" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state_changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "booking_public" UNIQUE("public_id"),
	CONSTRAINT "booking_of_line" UNIQUE("order_id","position"),
	CONSTRAINT "booking_state" CHECK ("booking"."state" in ('pending_payment','booked','canceled','expired','payment_failed','late_unfulfillable')),
	CONSTRAINT "booking_source" CHECK ("booking"."source" in ('web','staff','box_office','upload','waitlist')),
	CONSTRAINT "booking_quantity" CHECK ("booking"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "booking_feedback" (
	"merchant_id" integer NOT NULL,
	"booking_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"values" jsonb NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_feedback_booking_id_pk" PRIMARY KEY("booking_id")
);
--> statement-breakpoint
CREATE TABLE "booking_item" (
	"merchant_id" integer NOT NULL,
	"booking_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"ticket_id" bigint NOT NULL,
	"event_date" date NOT NULL,
	"slot_start" integer,
	"slot_end" integer,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"transaction_id" text,
	"hold_id" bigint,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_item_booking_id_seq_pk" PRIMARY KEY("booking_id","seq"),
	CONSTRAINT "booking_item_state" CHECK ("booking_item"."state" in ('pending','paid','canceled')),
	CONSTRAINT "booking_item_quantity" CHECK ("booking_item"."quantity" > 0 and "booking_item"."seq" > 0 and "booking_item"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "booking_place" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_place_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"booking_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"key" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_purchased" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"holder_name" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"first_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_place_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "booking_place_number" UNIQUE("booking_id","number"),
	CONSTRAINT "booking_place_key" UNIQUE("key"),
	CONSTRAINT "booking_place_state" CHECK ("booking_place"."state" in ('active','void')),
	CONSTRAINT "booking_place_number_counts" CHECK ("booking_place"."number" > 0 and "booking_place"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "checkin_list" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkin_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"event_id" bigint NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"tickets" jsonb,
	"dates" jsonb,
	"allows_reentry" boolean DEFAULT false NOT NULL,
	"opens_before_minutes" integer DEFAULT 120 NOT NULL,
	"closes_after_minutes" integer DEFAULT 120 NOT NULL,
	"refuses_outside" boolean DEFAULT false NOT NULL,
	"admits_unpaid" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkin_list_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "checkin_list_public" UNIQUE("public_id","merchant_id"),
	CONSTRAINT "checkin_list_window" CHECK ("checkin_list"."opens_before_minutes" between 0 and 10080 and "checkin_list"."closes_after_minutes" between 0 and 10080)
);
--> statement-breakpoint
CREATE TABLE "place_entry" (
	"merchant_id" integer NOT NULL,
	"list_id" bigint NOT NULL,
	"place_id" bigint NOT NULL,
	"is_inside" boolean NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"first_in_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"last_by" text,
	"last_gate" text,
	CONSTRAINT "place_entry_place_id_list_id_pk" PRIMARY KEY("place_id","list_id"),
	CONSTRAINT "place_entry_entries" CHECK ("place_entry"."entries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "place_scan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_scan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"list_id" bigint,
	"place_id" bigint,
	"code_hash" text NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"gate" text,
	"user_id" integer,
	"username" text,
	"nonce" text,
	"scanned_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"offline" boolean DEFAULT false NOT NULL,
	CONSTRAINT "place_scan_nonce" UNIQUE("nonce","merchant_id"),
	CONSTRAINT "place_scan_kind" CHECK ("place_scan"."kind" in ('entry','exit'))
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"slug" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"place_en" text DEFAULT '' NOT NULL,
	"place_ar" text DEFAULT '' NOT NULL,
	"address_en" text DEFAULT '' NOT NULL,
	"address_ar" text DEFAULT '' NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"timezone" text DEFAULT 'Asia/Kuwait' NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"sales_from" timestamp with time zone,
	"sales_until" timestamp with time zone,
	"terms_version" integer DEFAULT 0 NOT NULL,
	"max_per_booking" integer DEFAULT 10 NOT NULL,
	"max_bookings_per_contact" integer,
	"change_until_hours" integer,
	"cancel_until_hours" integer,
	"refund_percent" integer DEFAULT 100 NOT NULL,
	"kept_minutes" integer DEFAULT 15 NOT NULL,
	"waiting_zone" boolean DEFAULT false NOT NULL,
	"contact_email" text,
	"contact_phone" text,
	"feedback_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "event_public" UNIQUE("public_id","merchant_id"),
	CONSTRAINT "event_slug_own" UNIQUE("slug","merchant_id"),
	CONSTRAINT "event_state" CHECK ("event"."state" in ('draft','published','paused','canceled','archived')),
	CONSTRAINT "event_pin" CHECK (("event"."lat" is null) = ("event"."lng" is null)),
	CONSTRAINT "event_limits" CHECK ("event"."max_per_booking" between 1 and 99 and "event"."max_bookings_per_contact" > 0 and "event"."kept_minutes" between 5 and 45
        and "event"."refund_percent" between 0 and 100 and least("event"."change_until_hours", "event"."cancel_until_hours", "event"."terms_version") >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_date" (
	"merchant_id" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"date" date NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"pool_id" bigint,
	CONSTRAINT "event_date_event_id_date_pk" PRIMARY KEY("event_id","date"),
	CONSTRAINT "event_date_state" CHECK ("event_date"."state" in ('open','canceled'))
);
--> statement-breakpoint
CREATE TABLE "event_field" (
	"merchant_id" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"name" text NOT NULL,
	"label_en" text NOT NULL,
	"label_ar" text NOT NULL,
	"type" text NOT NULL,
	"scope" text DEFAULT 'booking' NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shown_at_door" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_field_event_id_name_pk" PRIMARY KEY("event_id","name"),
	CONSTRAINT "event_field_type" CHECK ("event_field"."type" in ('text','textarea','number','email','phone','date','select','multiselect','checkbox','radio','file','country')),
	CONSTRAINT "event_field_scope" CHECK ("event_field"."scope" in ('booking','place'))
);
--> statement-breakpoint
CREATE TABLE "event_hold" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"hold_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"browser" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_hold_public" UNIQUE("public_id","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "event_picture" (
	"merchant_id" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"alt_ar" text DEFAULT '' NOT NULL,
	"width" integer,
	"height" integer,
	CONSTRAINT "event_picture_event_id_position_pk" PRIMARY KEY("event_id","position")
);
--> statement-breakpoint
CREATE TABLE "event_slug" (
	"merchant_id" integer NOT NULL,
	"slug" text NOT NULL,
	"event_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_slug_slug_merchant_id_pk" PRIMARY KEY("slug","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "event_terms" (
	"merchant_id" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"terms_en" text NOT NULL,
	"terms_ar" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_terms_event_id_version_pk" PRIMARY KEY("event_id","version"),
	CONSTRAINT "event_terms_version" CHECK ("event_terms"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "event_ticket" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_ticket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"event_id" bigint NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"start_minute" integer NOT NULL,
	"end_minute" integer NOT NULL,
	"min_per_booking" integer DEFAULT 1 NOT NULL,
	"max_per_booking" integer DEFAULT 10 NOT NULL,
	"sales_from" timestamp with time zone,
	"sales_until" timestamp with time zone,
	"unlock_code" text,
	"requires_ticket_id" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_ticket_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "event_ticket_public" UNIQUE("public_id","merchant_id"),
	CONSTRAINT "event_ticket_state" CHECK ("event_ticket"."state" in ('active','archived')),
	CONSTRAINT "event_ticket_hours" CHECK ("event_ticket"."start_minute" between 0 and 1439 and "event_ticket"."end_minute" between 0 and 1439),
	CONSTRAINT "event_ticket_price" CHECK ("event_ticket"."price" between 0 and 99999999999),
	CONSTRAINT "event_ticket_per_booking" CHECK ("event_ticket"."min_per_booking" between 1 and 99 and "event_ticket"."max_per_booking" between "event_ticket"."min_per_booking" and 99)
);
--> statement-breakpoint
CREATE TABLE "ticket_date" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_date_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"ticket_id" bigint NOT NULL,
	"date" date NOT NULL,
	"slot_start" integer,
	"slot_end" integer,
	"price" bigint,
	"pool_id" bigint NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ticket_date_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "ticket_date_of" UNIQUE NULLS NOT DISTINCT("ticket_id","date","slot_start"),
	CONSTRAINT "ticket_date_slot" CHECK (("ticket_date"."slot_start" is null) = ("ticket_date"."slot_end" is null) and "ticket_date"."slot_start" between 0 and 1439 and "ticket_date"."slot_end" between 0 and 1439),
	CONSTRAINT "ticket_date_price" CHECK ("ticket_date"."price" between 0 and 99999999999)
);
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_order" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."shop_order"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_event" FOREIGN KEY ("event_id","merchant_id") REFERENCES "public"."event"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_ticket" FOREIGN KEY ("ticket_id","merchant_id") REFERENCES "public"."event_ticket"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_feedback" ADD CONSTRAINT "booking_feedback_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_feedback" ADD CONSTRAINT "booking_feedback_booking" FOREIGN KEY ("booking_id","merchant_id") REFERENCES "public"."booking"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_booking" FOREIGN KEY ("booking_id","merchant_id") REFERENCES "public"."booking"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_ticket" FOREIGN KEY ("ticket_id","merchant_id") REFERENCES "public"."event_ticket"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_item" ADD CONSTRAINT "booking_item_hold" FOREIGN KEY ("merchant_id","hold_id") REFERENCES "public"."stock_hold"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_place" ADD CONSTRAINT "booking_place_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_place" ADD CONSTRAINT "booking_place_booking" FOREIGN KEY ("booking_id","merchant_id") REFERENCES "public"."booking"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkin_list" ADD CONSTRAINT "checkin_list_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkin_list" ADD CONSTRAINT "checkin_list_event" FOREIGN KEY ("event_id","merchant_id") REFERENCES "public"."event"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_entry" ADD CONSTRAINT "place_entry_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_entry" ADD CONSTRAINT "place_entry_list" FOREIGN KEY ("list_id","merchant_id") REFERENCES "public"."checkin_list"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_entry" ADD CONSTRAINT "place_entry_place" FOREIGN KEY ("place_id","merchant_id") REFERENCES "public"."booking_place"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_scan" ADD CONSTRAINT "place_scan_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_scan" ADD CONSTRAINT "place_scan_event" FOREIGN KEY ("event_id","merchant_id") REFERENCES "public"."event"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_date" ADD CONSTRAINT "event_date_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_date" ADD CONSTRAINT "event_date_event" FOREIGN KEY ("event_id","merchant_id") REFERENCES "public"."event"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_date" ADD CONSTRAINT "event_date_pool" FOREIGN KEY ("pool_id","merchant_id") REFERENCES "public"."stock_pool"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_field" ADD CONSTRAINT "event_field_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_field" ADD CONSTRAINT "event_field_event" FOREIGN KEY ("event_id","merchant_id") REFERENCES "public"."event"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_hold" ADD CONSTRAINT "event_hold_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_hold" ADD CONSTRAINT "event_hold_hold" FOREIGN KEY ("merchant_id","hold_id") REFERENCES "public"."stock_hold"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_hold" ADD CONSTRAINT "event_hold_event" FOREIGN KEY ("event_id","merchant_id") REFERENCES "public"."event"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_picture" ADD CONSTRAINT "event_picture_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_picture" ADD CONSTRAINT "event_picture_event" FOREIGN KEY ("event_id","merchant_id") REFERENCES "public"."event"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_slug" ADD CONSTRAINT "event_slug_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_slug" ADD CONSTRAINT "event_slug_event" FOREIGN KEY ("event_id","merchant_id") REFERENCES "public"."event"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_terms" ADD CONSTRAINT "event_terms_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_terms" ADD CONSTRAINT "event_terms_event" FOREIGN KEY ("event_id","merchant_id") REFERENCES "public"."event"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ticket" ADD CONSTRAINT "event_ticket_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ticket" ADD CONSTRAINT "event_ticket_event" FOREIGN KEY ("event_id","merchant_id") REFERENCES "public"."event"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ticket" ADD CONSTRAINT "event_ticket_requires" FOREIGN KEY ("requires_ticket_id","merchant_id") REFERENCES "public"."event_ticket"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_date" ADD CONSTRAINT "ticket_date_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_date" ADD CONSTRAINT "ticket_date_ticket" FOREIGN KEY ("ticket_id","merchant_id") REFERENCES "public"."event_ticket"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_date" ADD CONSTRAINT "ticket_date_date" FOREIGN KEY ("event_id","date") REFERENCES "public"."event_date"("event_id","date") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_date" ADD CONSTRAINT "ticket_date_pool" FOREIGN KEY ("pool_id","merchant_id") REFERENCES "public"."stock_pool"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_newest" ON "booking" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"merchant_id");--> statement-breakpoint
CREATE INDEX "booking_of_event" ON "booking" USING btree ("event_id","event_date","id");--> statement-breakpoint
CREATE INDEX "booking_of_email" ON "booking" USING btree ("email","event_id");--> statement-breakpoint
CREATE INDEX "booking_feedback_of_event" ON "booking_feedback" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_item_of_transaction" ON "booking_item" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "booking_item_of_hold" ON "booking_item" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "booking_place_of_event" ON "booking_place" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "checkin_list_of_event" ON "checkin_list" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "place_entry_of_list" ON "place_entry" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "place_scan_of_event" ON "place_scan" USING btree ("event_id","scanned_at");--> statement-breakpoint
CREATE INDEX "place_scan_of_place" ON "place_scan" USING btree ("place_id","id");--> statement-breakpoint
CREATE INDEX "event_hold_of_hold" ON "event_hold" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "event_hold_of_browser" ON "event_hold" USING btree ("browser","id");--> statement-breakpoint
CREATE INDEX "event_slug_of" ON "event_slug" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_ticket_of" ON "event_ticket" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "ticket_date_of_event" ON "ticket_date" USING btree ("event_id","date");--> statement-breakpoint
CREATE INDEX "ticket_date_of_pool" ON "ticket_date" USING btree ("pool_id");--> statement-breakpoint
-- What was accepted, and what was held before a scanner, stays as it was.
create trigger append_only before update or delete or truncate on event_terms execute function append_only();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on place_scan execute function append_only();
--> statement-breakpoint
create trigger never_deleted before delete or truncate on booking execute function append_only();
--> statement-breakpoint
create trigger never_deleted before delete or truncate on booking_item execute function append_only();
--> statement-breakpoint
create trigger never_deleted before delete or truncate on booking_place execute function append_only();
