ALTER TABLE "transaction_column" RENAME TO "list_column";--> statement-breakpoint
ALTER TABLE "list_column" RENAME COLUMN "module" TO "list";--> statement-breakpoint
ALTER TABLE "list_column" RENAME CONSTRAINT "transaction_column_merchant_id_module_name_pk" TO "list_column_merchant_id_list_name_pk";--> statement-breakpoint
ALTER TABLE "list_column" RENAME CONSTRAINT "transaction_column_merchant_id_merchant_id_fk" TO "list_column_merchant_id_merchant_id_fk";--> statement-breakpoint
ALTER TABLE "transaction_view" RENAME TO "list_view";--> statement-breakpoint
ALTER TABLE "list_view" RENAME COLUMN "module" TO "list";--> statement-breakpoint
ALTER TABLE "list_view" RENAME CONSTRAINT "transaction_view_pkey" TO "list_view_pkey";--> statement-breakpoint
ALTER TABLE "list_view" RENAME CONSTRAINT "transaction_view_public_id_unique" TO "list_view_public_id_unique";--> statement-breakpoint
ALTER TABLE "list_view" RENAME CONSTRAINT "transaction_view_name" TO "list_view_name";--> statement-breakpoint
ALTER TABLE "list_view" RENAME CONSTRAINT "transaction_view_user" TO "list_view_user";--> statement-breakpoint
ALTER SEQUENCE "transaction_view_id_seq" RENAME TO "list_view_id_seq";
