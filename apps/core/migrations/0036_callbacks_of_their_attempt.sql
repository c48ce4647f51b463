-- What a gateway told of an attempt is found by its track id, and how often it told the same thing is counted. Both stand in
-- the row that the inbox writes anyway; the track id never changes, so that noting what became of it keeps the row's place.
ALTER TABLE "gateway_event" ADD COLUMN "track_id" text;--> statement-breakpoint
ALTER TABLE "gateway_event" ADD COLUMN "deliveries" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_event" ADD COLUMN "last_heard_at" timestamp with time zone;--> statement-breakpoint
-- Ours are short; what is longer belongs to no attempt.
UPDATE "gateway_event" SET "track_id" = "evidence"->0->>'trackId' WHERE length("evidence"->0->>'trackId') <= 128;--> statement-breakpoint
CREATE INDEX "gateway_event_of_track" ON "gateway_event" USING btree ("track_id","merchant_id") WHERE "gateway_event"."track_id" is not null;
