CREATE TABLE "product" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"discounted_price" bigint,
	"discount_from" timestamp with time zone,
	"discount_until" timestamp with time zone,
	"sellable_from" timestamp with time zone,
	"sellable_until" timestamp with time zone,
	"sold_out_until" timestamp with time zone,
	"min_per_order" integer DEFAULT 1 NOT NULL,
	"max_per_order" integer,
	"shipped" boolean DEFAULT true NOT NULL,
	"store_id" bigint,
	"pool_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"seo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"sounds" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "product_public" UNIQUE("public_id","merchant_id"),
	CONSTRAINT "product_slug_own" UNIQUE("slug","merchant_id"),
	CONSTRAINT "product_sku_own" UNIQUE("sku","merchant_id"),
	CONSTRAINT "product_state" CHECK ("product"."state" in ('draft','active','hidden','archived')),
	CONSTRAINT "product_price" CHECK ("product"."price" between 0 and 99999999999 and ("product"."discounted_price" is null or "product"."discounted_price" between 0 and "product"."price" - 1)),
	CONSTRAINT "product_per_order" CHECK ("product"."min_per_order" between 1 and 999 and ("product"."max_per_order" is null or "product"."max_per_order" between "product"."min_per_order" and 999))
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"parent_id" bigint,
	"slug" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_category_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "product_category_public" UNIQUE("public_id","merchant_id"),
	CONSTRAINT "product_category_slug" UNIQUE("slug","merchant_id"),
	CONSTRAINT "product_category_no_circle" CHECK ("product_category"."parent_id" <> "product_category"."id")
);
--> statement-breakpoint
CREATE TABLE "product_in_category" (
	"merchant_id" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_in_category_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_picture" (
	"merchant_id" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"alt_ar" text DEFAULT '' NOT NULL,
	"width" integer,
	"height" integer,
	CONSTRAINT "product_picture_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_prereq" (
	"merchant_id" integer NOT NULL,
	"product_id" bigint NOT NULL,
	"code" text NOT NULL,
	"label_en" text NOT NULL,
	"label_ar" text NOT NULL,
	"type" text NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_prereq_product_id_code_pk" PRIMARY KEY("product_id","code"),
	CONSTRAINT "product_prereq_type" CHECK ("product_prereq"."type" in ('text','textarea','number','email','phone','date','select','checkbox'))
);
--> statement-breakpoint
CREATE TABLE "product_slug" (
	"merchant_id" integer NOT NULL,
	"slug" text NOT NULL,
	"product_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_slug_slug_merchant_id_pk" PRIMARY KEY("slug","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "shop_banner" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"title_ar" text DEFAULT '' NOT NULL,
	"image_en" text NOT NULL,
	"image_ar" text NOT NULL,
	"link_type" text DEFAULT 'none' NOT NULL,
	"link" text,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_banner_public" UNIQUE("public_id","merchant_id"),
	CONSTRAINT "shop_banner_link" CHECK (("shop_banner"."link_type" = 'none') = ("shop_banner"."link" is null)),
	CONSTRAINT "shop_banner_link_type" CHECK ("shop_banner"."link_type" in ('none','url','product','category','event'))
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"merchant_id" integer PRIMARY KEY NOT NULL,
	"show_banner" boolean DEFAULT true NOT NULL,
	"label_store_en" text DEFAULT 'Store' NOT NULL,
	"label_store_ar" text DEFAULT 'القسم' NOT NULL,
	"kept_minutes" integer DEFAULT 15 NOT NULL,
	"pickup_enabled" boolean DEFAULT true NOT NULL,
	"delivery_enabled" boolean DEFAULT true NOT NULL,
	"delivery_fee" bigint DEFAULT 0 NOT NULL,
	"free_delivery_from" bigint,
	"tax_basis_points" integer DEFAULT 0 NOT NULL,
	"unit_key" text,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shop_settings_kept" CHECK ("shop_settings"."kept_minutes" between 5 and 45),
	CONSTRAINT "shop_settings_fees" CHECK (least("shop_settings"."delivery_fee", "shop_settings"."free_delivery_from", "shop_settings"."tax_basis_points") >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_store" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_store_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"address_en" text,
	"address_ar" text,
	"phone" text,
	"lat" double precision,
	"lng" double precision,
	"pickup_enabled" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_store_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "shop_store_public" UNIQUE("public_id","merchant_id"),
	CONSTRAINT "shop_store_key" UNIQUE("key","merchant_id"),
	CONSTRAINT "shop_store_place" CHECK (("shop_store"."lat" is null) = ("shop_store"."lng" is null))
);
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_store" FOREIGN KEY ("store_id","merchant_id") REFERENCES "public"."shop_store"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_pool" FOREIGN KEY ("pool_id","merchant_id") REFERENCES "public"."stock_pool"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_parent" FOREIGN KEY ("parent_id","merchant_id") REFERENCES "public"."product_category"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_in_category" ADD CONSTRAINT "product_in_category_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_in_category" ADD CONSTRAINT "product_in_category_product" FOREIGN KEY ("product_id","merchant_id") REFERENCES "public"."product"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_in_category" ADD CONSTRAINT "product_in_category_category" FOREIGN KEY ("category_id","merchant_id") REFERENCES "public"."product_category"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_picture" ADD CONSTRAINT "product_picture_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_picture" ADD CONSTRAINT "product_picture_product" FOREIGN KEY ("product_id","merchant_id") REFERENCES "public"."product"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prereq" ADD CONSTRAINT "product_prereq_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prereq" ADD CONSTRAINT "product_prereq_product" FOREIGN KEY ("product_id","merchant_id") REFERENCES "public"."product"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_slug" ADD CONSTRAINT "product_slug_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_slug" ADD CONSTRAINT "product_slug_product" FOREIGN KEY ("product_id","merchant_id") REFERENCES "public"."product"("id","merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_banner" ADD CONSTRAINT "shop_banner_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_store" ADD CONSTRAINT "shop_store_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_of_pool" ON "product" USING btree ("pool_id");--> statement-breakpoint
CREATE INDEX "product_in_category_of" ON "product_in_category" USING btree ("category_id","product_id");--> statement-breakpoint
CREATE INDEX "product_slug_of" ON "product_slug" USING btree ("product_id");