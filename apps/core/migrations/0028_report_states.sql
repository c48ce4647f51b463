ALTER TABLE "report" DROP CONSTRAINT "report_state";--> statement-breakpoint
DROP INDEX "report_preparing";--> statement-breakpoint
ALTER TABLE "report" ALTER COLUMN "state" SET DEFAULT 'queued';--> statement-breakpoint
CREATE INDEX "report_preparing" ON "report" USING btree ("queued_at") WHERE "report"."state" in ('queued','preparing');--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_state" CHECK ("report"."state" in ('queued','preparing','ready','failed','canceled','expired'));--> statement-breakpoint
-- Asked for and not begun: a state of its own.
UPDATE "report" SET "state" = 'queued' WHERE "state" = 'preparing' AND "tries" = 0;
