CREATE TABLE "picture" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picture_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"source" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "picture_public" UNIQUE("public_id","merchant_id"),
	CONSTRAINT "picture_upload" UNIQUE("file_key","source","merchant_id"),
	CONSTRAINT "picture_size" CHECK ("picture"."width" > 0 and "picture"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;