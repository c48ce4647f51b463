-- Lists say `merchant_id + 0` (decision 024), and the indexes that know how often it is what are partial: the planner does
-- not ask those. Told here that one merchant may hold every row, it walks a list along its order instead of sorting a day.
CREATE STATISTICS "transaction_of_tenant" ON ("merchant_id" + 0) FROM "payment_transaction";
