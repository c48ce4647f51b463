CREATE TABLE "installation_key" (
	"id" smallint PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installation_key_is_one" CHECK ("installation_key"."id" = 1)
);
