-- What is asked of everything in a list is done later, and to what was chosen alone: a request that was paid meanwhile is
-- another thing than the unpaid one somebody wanted to delete.
ALTER TABLE "bulk_job_row" ADD COLUMN "chosen_in" text;