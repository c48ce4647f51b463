CREATE TABLE "staff_role" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"permissions" text[] NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_role_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "staff_role_tenant" UNIQUE("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_user_role" (
	"merchant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "staff_user_role_once" PRIMARY KEY("merchant_id","user_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "ready_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "permission_request" ADD COLUMN "for_user_id" integer;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_user_role" ADD CONSTRAINT "staff_user_role_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_user_role" ADD CONSTRAINT "staff_user_role_role" FOREIGN KEY ("merchant_id","role_id") REFERENCES "public"."staff_role"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_role_name" ON "staff_role" USING btree ("merchant_id",lower("name_en"));--> statement-breakpoint
CREATE INDEX "staff_user_role_of_role" ON "staff_user_role" USING btree ("merchant_id","role_id");--> statement-breakpoint
ALTER TABLE "permission_request" ADD CONSTRAINT "permission_request_for_user" FOREIGN KEY ("merchant_id","for_user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_of_merchant" ON "audit" USING btree ("merchant_id","id");