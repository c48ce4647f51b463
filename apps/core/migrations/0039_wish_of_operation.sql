-- A key that comes again is the same press only where it asks for the same: kind, attempt, claim and amount, "all that is
-- available" being another wish than any amount. What was written before says its kind alone.
ALTER TABLE "money_operation" ADD COLUMN "wish_hash" text;