ALTER TABLE "attempt" ADD COLUMN "not_found_at" timestamp with time zone;--> statement-breakpoint
insert into attempt_edge (from_state, event, to_state) values
  ('submitting', 'session.unmade', 'failed'),
  ('unknown', 'session.unmade', 'failed');
