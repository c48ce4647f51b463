CREATE TABLE "branch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "branch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"email" text,
	"phone" text,
	"address_en" text DEFAULT '' NOT NULL,
	"address_ar" text DEFAULT '' NOT NULL,
	"image" text,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"time_zone" text,
	"day_start_minute" integer DEFAULT 300 NOT NULL,
	"minimum_order" bigint DEFAULT 0 NOT NULL,
	"delivery_minutes" integer,
	"services" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"busy_minutes" integer DEFAULT 0 NOT NULL,
	"state_until" timestamp with time zone,
	"state_reason_en" text DEFAULT '' NOT NULL,
	"state_reason_ar" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "branch_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "branch_key" UNIQUE("key","merchant_id"),
	CONSTRAINT "branch_state" CHECK ("branch"."state" in ('open','busy','paused','closed')),
	CONSTRAINT "branch_state_ends" CHECK (("branch"."state" = 'open') = ("branch"."state_until" is null)),
	CONSTRAINT "branch_figures" CHECK (least("branch"."minimum_order", "branch"."busy_minutes", "branch"."delivery_minutes") >= 0
        and "branch"."day_start_minute" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "branch_closure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "branch_closure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"branch_id" bigint,
	"service" text,
	"kind" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"reason_en" text DEFAULT '' NOT NULL,
	"reason_ar" text DEFAULT '' NOT NULL,
	CONSTRAINT "branch_closure_kind" CHECK ("branch_closure"."kind" in ('holiday','maintenance','manual')),
	CONSTRAINT "branch_closure_service" CHECK ("branch_closure"."service" in ('pickup','delivery','catering')),
	CONSTRAINT "branch_closure_time" CHECK ("branch_closure"."from_at" < "branch_closure"."until_at")
);
--> statement-breakpoint
CREATE TABLE "branch_hours" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "branch_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"branch_id" bigint NOT NULL,
	"service" text DEFAULT 'open' NOT NULL,
	"weekday" integer,
	"from_date" date,
	"until_date" date,
	"start_minute" integer NOT NULL,
	"minutes" integer NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_ar" text DEFAULT '' NOT NULL,
	CONSTRAINT "branch_hours_service" CHECK ("branch_hours"."service" in ('open','pickup','delivery','catering')),
	CONSTRAINT "branch_hours_day" CHECK (("branch_hours"."weekday" is null or "branch_hours"."weekday" between 0 and 6)
        and ("branch_hours"."weekday" is not null or "branch_hours"."from_date" is not null)
        and ("branch_hours"."from_date" is null) = ("branch_hours"."until_date" is null)
        and ("branch_hours"."from_date" is null or "branch_hours"."from_date" <= "branch_hours"."until_date")),
	CONSTRAINT "branch_hours_time" CHECK ("branch_hours"."start_minute" between 0 and 1439 and "branch_hours"."minutes" between 1 and 1440)
);
--> statement-breakpoint
CREATE TABLE "delivery_area" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_area_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"governorate" text DEFAULT '' NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_area_key" UNIQUE("key","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_zone" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_zone_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"branch_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"kind" text NOT NULL,
	"areas" text[] DEFAULT '{}' NOT NULL,
	"polygon" jsonb,
	"lat" double precision,
	"lng" double precision,
	"radius_metres" integer,
	"fee" bigint DEFAULT 0 NOT NULL,
	"minimum_order" bigint DEFAULT 0 NOT NULL,
	"free_from" bigint,
	"fee_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"eta_minutes" integer NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_zone_key" UNIQUE("key","merchant_id"),
	CONSTRAINT "delivery_zone_kind" CHECK (case "delivery_zone"."kind"
        when 'areas' then cardinality("delivery_zone"."areas") > 0
        when 'polygon' then jsonb_array_length("delivery_zone"."polygon") between 3 and 500
        when 'circle' then "delivery_zone"."lat" is not null and "delivery_zone"."lng" is not null and "delivery_zone"."radius_metres" > 0
        else false end),
	CONSTRAINT "delivery_zone_figures" CHECK (least("delivery_zone"."fee", "delivery_zone"."minimum_order", "delivery_zone"."free_from", "delivery_zone"."eta_minutes") >= 0)
);
--> statement-breakpoint
CREATE TABLE "add_on" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "add_on_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"price" bigint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "add_on_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "add_on_key" UNIQUE("key","merchant_id"),
	CONSTRAINT "add_on_price" CHECK ("add_on"."price" between 0 and 99999999999)
);
--> statement-breakpoint
CREATE TABLE "catering_category" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catering_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"minimum_plates" integer NOT NULL,
	"maximum_plates" integer,
	"plate_step" integer DEFAULT 1 NOT NULL,
	"service_charge" bigint DEFAULT 0 NOT NULL,
	"plate_price" bigint,
	"lead_hours" integer DEFAULT 24 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "catering_category_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "catering_category_key" UNIQUE("key","merchant_id"),
	CONSTRAINT "catering_category_plates" CHECK ("catering_category"."minimum_plates" >= 1 and "catering_category"."plate_step" >= 1
        and ("catering_category"."maximum_plates" is null or "catering_category"."maximum_plates" >= "catering_category"."minimum_plates")),
	CONSTRAINT "catering_category_amounts" CHECK (least("catering_category"."service_charge", "catering_category"."plate_price", "catering_category"."lead_hours") >= 0)
);
--> statement-breakpoint
CREATE TABLE "catering_item" (
	"merchant_id" integer NOT NULL,
	"category_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "catering_item_category_id_item_id_pk" PRIMARY KEY("category_id","item_id"),
	CONSTRAINT "catering_item_quantity" CHECK ("catering_item"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "extra_at_branch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "extra_at_branch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"branch_id" bigint NOT NULL,
	"choice_id" bigint,
	"add_on_id" bigint,
	"available" boolean DEFAULT true NOT NULL,
	"sold_out_until" timestamp with time zone,
	"pool_id" bigint,
	CONSTRAINT "extra_at_branch_of" UNIQUE NULLS NOT DISTINCT("branch_id","choice_id","add_on_id"),
	CONSTRAINT "extra_at_branch_one" CHECK (num_nonnulls("extra_at_branch"."choice_id", "extra_at_branch"."add_on_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "menu_item_add_on" (
	"merchant_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"add_on_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "menu_item_add_on_item_id_add_on_id_pk" PRIMARY KEY("item_id","add_on_id")
);
--> statement-breakpoint
CREATE TABLE "menu_item_option" (
	"merchant_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "menu_item_option_item_id_group_id_pk" PRIMARY KEY("item_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "option_choice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "option_choice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"group_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "option_choice_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "option_choice_key" UNIQUE("group_id","key"),
	CONSTRAINT "option_choice_price" CHECK ("option_choice"."price" between -99999999999 and 99999999999)
);
--> statement-breakpoint
CREATE TABLE "option_group" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "option_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"is_size" boolean DEFAULT false NOT NULL,
	"pick" text NOT NULL,
	"least" integer DEFAULT 0 NOT NULL,
	"most" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "option_group_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "option_group_key" UNIQUE("key","merchant_id"),
	CONSTRAINT "option_group_pick" CHECK ("option_group"."pick" in ('one','many')),
	CONSTRAINT "option_group_bounds" CHECK ("option_group"."least" >= 0 and ("option_group"."most" is null or "option_group"."most" >= greatest("option_group"."least", 1))
        and ("option_group"."pick" = 'many' or ("option_group"."least" <= 1 and "option_group"."most" = 1))
        and (not "option_group"."is_size" or "option_group"."pick" = 'one'))
);
--> statement-breakpoint
CREATE TABLE "menu_category" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"image" text,
	"visible" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "menu_category_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "menu_category_key" UNIQUE("key","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "menu_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"sku" text NOT NULL,
	"category_id" bigint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"discounted_price" bigint,
	"services" text[],
	"prep_minutes" integer,
	"min_per_order" integer DEFAULT 1 NOT NULL,
	"max_per_order" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"calories" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"sounds" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "menu_item_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "menu_item_sku" UNIQUE("sku","merchant_id"),
	CONSTRAINT "menu_item_state" CHECK ("menu_item"."state" in ('draft','active','hidden','archived')),
	CONSTRAINT "menu_item_price" CHECK ("menu_item"."price" between 0 and 99999999999 and ("menu_item"."discounted_price" is null or "menu_item"."discounted_price" between 0 and "menu_item"."price" - 1)),
	CONSTRAINT "menu_item_per_order" CHECK ("menu_item"."min_per_order" between 1 and 999 and ("menu_item"."max_per_order" is null or "menu_item"."max_per_order" between "menu_item"."min_per_order" and 999))
);
--> statement-breakpoint
CREATE TABLE "menu_item_at_branch" (
	"merchant_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"branch_id" bigint NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"sold_out_until" timestamp with time zone,
	"price" bigint,
	"pool_id" bigint,
	CONSTRAINT "menu_item_at_branch_item_id_branch_id_pk" PRIMARY KEY("item_id","branch_id"),
	CONSTRAINT "menu_item_at_branch_price" CHECK ("menu_item_at_branch"."price" between 0 and 99999999999)
);
--> statement-breakpoint
CREATE TABLE "menu_item_picture" (
	"merchant_id" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"alt_ar" text DEFAULT '' NOT NULL,
	"width" integer,
	"height" integer,
	CONSTRAINT "menu_item_picture_item_id_position_pk" PRIMARY KEY("item_id","position")
);
--> statement-breakpoint
ALTER TABLE "branch" ADD CONSTRAINT "branch_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_closure" ADD CONSTRAINT "branch_closure_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_closure" ADD CONSTRAINT "branch_closure_branch" FOREIGN KEY ("branch_id","merchant_id") REFERENCES "public"."branch"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_hours" ADD CONSTRAINT "branch_hours_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_hours" ADD CONSTRAINT "branch_hours_branch" FOREIGN KEY ("branch_id","merchant_id") REFERENCES "public"."branch"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_area" ADD CONSTRAINT "delivery_area_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_zone" ADD CONSTRAINT "delivery_zone_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_zone" ADD CONSTRAINT "delivery_zone_branch" FOREIGN KEY ("branch_id","merchant_id") REFERENCES "public"."branch"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on" ADD CONSTRAINT "add_on_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catering_category" ADD CONSTRAINT "catering_category_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catering_item" ADD CONSTRAINT "catering_item_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catering_item" ADD CONSTRAINT "catering_item_category" FOREIGN KEY ("category_id","merchant_id") REFERENCES "public"."catering_category"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catering_item" ADD CONSTRAINT "catering_item_item" FOREIGN KEY ("item_id","merchant_id") REFERENCES "public"."menu_item"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_at_branch" ADD CONSTRAINT "extra_at_branch_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_at_branch" ADD CONSTRAINT "extra_at_branch_branch" FOREIGN KEY ("branch_id","merchant_id") REFERENCES "public"."branch"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_at_branch" ADD CONSTRAINT "extra_at_branch_choice" FOREIGN KEY ("choice_id","merchant_id") REFERENCES "public"."option_choice"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_at_branch" ADD CONSTRAINT "extra_at_branch_add_on" FOREIGN KEY ("add_on_id","merchant_id") REFERENCES "public"."add_on"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_at_branch" ADD CONSTRAINT "extra_at_branch_stock" FOREIGN KEY ("pool_id","merchant_id") REFERENCES "public"."stock_pool"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_add_on" ADD CONSTRAINT "menu_item_add_on_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_add_on" ADD CONSTRAINT "menu_item_add_on_item" FOREIGN KEY ("item_id","merchant_id") REFERENCES "public"."menu_item"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_add_on" ADD CONSTRAINT "menu_item_add_on_add_on" FOREIGN KEY ("add_on_id","merchant_id") REFERENCES "public"."add_on"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_option" ADD CONSTRAINT "menu_item_option_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_option" ADD CONSTRAINT "menu_item_option_item" FOREIGN KEY ("item_id","merchant_id") REFERENCES "public"."menu_item"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_option" ADD CONSTRAINT "menu_item_option_group" FOREIGN KEY ("group_id","merchant_id") REFERENCES "public"."option_group"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_choice" ADD CONSTRAINT "option_choice_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_choice" ADD CONSTRAINT "option_choice_group" FOREIGN KEY ("group_id","merchant_id") REFERENCES "public"."option_group"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_group" ADD CONSTRAINT "option_group_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_category" ADD CONSTRAINT "menu_category_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item" ADD CONSTRAINT "menu_item_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item" ADD CONSTRAINT "menu_item_category" FOREIGN KEY ("category_id","merchant_id") REFERENCES "public"."menu_category"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_at_branch" ADD CONSTRAINT "menu_item_at_branch_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_at_branch" ADD CONSTRAINT "menu_item_at_branch_item" FOREIGN KEY ("item_id","merchant_id") REFERENCES "public"."menu_item"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_at_branch" ADD CONSTRAINT "menu_item_at_branch_branch" FOREIGN KEY ("branch_id","merchant_id") REFERENCES "public"."branch"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_at_branch" ADD CONSTRAINT "menu_item_at_branch_stock" FOREIGN KEY ("pool_id","merchant_id") REFERENCES "public"."stock_pool"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_picture" ADD CONSTRAINT "menu_item_picture_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_picture" ADD CONSTRAINT "menu_item_picture_item" FOREIGN KEY ("item_id","merchant_id") REFERENCES "public"."menu_item"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "branch_closure_of" ON "branch_closure" USING btree ("branch_id","until_at");--> statement-breakpoint
CREATE INDEX "branch_hours_of" ON "branch_hours" USING btree ("branch_id","weekday");--> statement-breakpoint
CREATE INDEX "delivery_zone_of" ON "delivery_zone" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "catering_item_of" ON "catering_item" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "extra_at_branch_pool" ON "extra_at_branch" USING btree ("pool_id");--> statement-breakpoint
CREATE INDEX "menu_item_add_on_of" ON "menu_item_add_on" USING btree ("add_on_id");--> statement-breakpoint
CREATE INDEX "menu_item_option_of" ON "menu_item_option" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "menu_item_of" ON "menu_item" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "menu_item_at_branch_of" ON "menu_item_at_branch" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "menu_item_at_branch_pool" ON "menu_item_at_branch" USING btree ("pool_id");