CREATE TABLE "import_job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"public_id" text NOT NULL,
	"plugin" text NOT NULL,
	"file_name" text NOT NULL,
	"file" text NOT NULL,
	"file_format" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"user_id" integer NOT NULL,
	"username" text NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"ignored" text[] DEFAULT '{}' NOT NULL,
	"sheet" text,
	"rows_total" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"leaves_wrong_out" boolean DEFAULT false NOT NULL,
	"says" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	"applied_by" text,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	CONSTRAINT "import_job_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "import_job_tenant" UNIQUE("id","merchant_id"),
	CONSTRAINT "import_job_plugin" CHECK ("import_job"."plugin" in ('catalogue','food_ordering')),
	CONSTRAINT "import_job_state" CHECK ("import_job"."state" in ('uploaded','checking','rehearsed','refused','applying','applied','undoing','undone')),
	CONSTRAINT "import_job_applied" CHECK (("import_job"."applied_at" is null) = ("import_job"."state" in ('uploaded','checking','rehearsed','refused','applying')))
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"merchant_id" integer NOT NULL,
	"job_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text,
	"sku" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_ar" text DEFAULT '' NOT NULL,
	"picture" text,
	"ref" text,
	"ref_revision" integer,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"after" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_steep" boolean DEFAULT false NOT NULL,
	"is_corrected" boolean DEFAULT false NOT NULL,
	"is_dropped" boolean DEFAULT false NOT NULL,
	"applied_revision" integer,
	CONSTRAINT "import_row_merchant_id_job_id_number_pk" PRIMARY KEY("merchant_id","job_id","number"),
	CONSTRAINT "import_row_outcome_known" CHECK ("import_row"."outcome" in ('create','change','same','wrong','dropped'))
);
--> statement-breakpoint
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_job" ADD CONSTRAINT "import_job_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."staff_user"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_job" FOREIGN KEY ("merchant_id","job_id") REFERENCES "public"."import_job"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_job_newest" ON "import_job" USING btree ("merchant_id","plugin","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "import_job_due" ON "import_job" USING btree ("id") WHERE "import_job"."state" in ('uploaded','checking','applying','undoing');--> statement-breakpoint
CREATE INDEX "import_row_outcome" ON "import_row" USING btree ("job_id","outcome","number");