CREATE TABLE "stock_hold" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"expires_at" timestamp with time zone,
	"extended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "stock_hold_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "stock_hold_state" CHECK ("stock_hold"."state" in ('held','committed','released','expired')),
	CONSTRAINT "stock_hold_ended" CHECK (("stock_hold"."state" = 'held') = ("stock_hold"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "stock_hold_line" (
	"merchant_id" integer NOT NULL,
	"hold_id" bigint NOT NULL,
	"pool_id" bigint NOT NULL,
	"quantity" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_hold_line_hold_id_pool_id_pk" PRIMARY KEY("hold_id","pool_id"),
	CONSTRAINT "stock_hold_line_quantity" CHECK ("stock_hold_line"."quantity" > 0 and "stock_hold_line"."returned" between 0 and "stock_hold_line"."quantity")
);
--> statement-breakpoint
CREATE TABLE "stock_move" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"pool_id" bigint NOT NULL,
	"hold_id" bigint,
	"reason" text NOT NULL,
	"sold" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"capacity" bigint,
	"closed" boolean,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_move_reason" CHECK ("stock_move"."reason" in ('counted','closed','opened','acquired','committed','released','expired','returned'))
);
--> statement-breakpoint
CREATE TABLE "stock_pool" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_pool_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"branch" text,
	"on_date" date,
	"start_minute" integer,
	"capacity" bigint,
	"sold" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_pool_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "stock_pool_of" UNIQUE NULLS NOT DISTINCT("subject","kind","branch","on_date","start_minute","merchant_id"),
	CONSTRAINT "stock_pool_kind" CHECK ("stock_pool"."kind" in ('stock','addon_stock','event_date','ticket_date','slot','plates','voucher_uses','voucher_budget','admission')),
	CONSTRAINT "stock_pool_never_negative" CHECK (least("stock_pool"."sold", "stock_pool"."held", "stock_pool"."capacity") >= 0),
	CONSTRAINT "stock_pool_never_oversold" CHECK ("stock_pool"."capacity" is null or "stock_pool"."sold" + "stock_pool"."held" <= "stock_pool"."capacity")
);
--> statement-breakpoint
ALTER TABLE "stock_hold" ADD CONSTRAINT "stock_hold_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold_line" ADD CONSTRAINT "stock_hold_line_hold" FOREIGN KEY ("merchant_id","hold_id") REFERENCES "public"."stock_hold"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold_line" ADD CONSTRAINT "stock_hold_line_pool" FOREIGN KEY ("merchant_id","pool_id") REFERENCES "public"."stock_pool"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_pool" FOREIGN KEY ("merchant_id","pool_id") REFERENCES "public"."stock_pool"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_hold" FOREIGN KEY ("merchant_id","hold_id") REFERENCES "public"."stock_hold"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_pool" ADD CONSTRAINT "stock_pool_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_hold_due" ON "stock_hold" USING btree ("expires_at") WHERE "stock_hold"."state" = 'held' and "stock_hold"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "stock_hold_line_of_pool" ON "stock_hold_line" USING btree ("pool_id","hold_id");--> statement-breakpoint
CREATE INDEX "stock_move_of_pool" ON "stock_move" USING btree ("pool_id","id");--> statement-breakpoint
CREATE INDEX "stock_move_of_hold" ON "stock_move" USING btree ("hold_id");--> statement-breakpoint
create trigger append_only before update or delete or truncate on stock_move execute function append_only();
