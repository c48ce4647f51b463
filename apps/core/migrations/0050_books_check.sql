CREATE TABLE "books_check" (
	"id" smallint PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "books_check_is_one" CHECK ("books_check"."id" = 1)
);
