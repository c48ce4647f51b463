CREATE INDEX "message_awaited" ON "message" USING btree ("due_at") WHERE "message"."state" = 'due' and "message"."occasion" in ('sign_in_code', 'invited', 'password_reset');
