-- Money that is captured or held but counted nowhere: for each operation of a gateway its latest claim, until the same
-- operation counts, is given back, or is released. A hold and its capture are one claim. The second half lists invalid
-- attempts without a readable claim.
create view unresolved_money as
select a.merchant_id, a.transaction_id, a.id as attempt_id, m.id as claim_id, m.kind, m.dedupe_key as operation_id,
  m.amount, m.currency, m.at as since
from attempt a
join money_event m on m.attempt_id = a.id and m.merchant_id = a.merchant_id
where m.disposition = 'quarantined'
  and not exists (
    select 1 from money_event other
    where other.attempt_id = m.attempt_id and other.merchant_id = m.merchant_id
      and (other.kind, other.dedupe_key) = (m.kind, m.dedupe_key)
      and (other.disposition <> 'quarantined' or other.id > m.id))
  and (m.kind = 'capture' or (m.kind = 'authorize' and not exists (
    select 1 from money_event other
    where other.attempt_id = m.attempt_id and other.merchant_id = m.merchant_id
      and (other.kind = 'capture' or (other.kind = 'authorize' and other.disposition <> 'quarantined')))))
  and not exists (
    select 1 from money_operation o
    where o.attempt_id = m.attempt_id and o.merchant_id = m.merchant_id and o.claim_id = m.id and o.state = 'done')
  and not exists (
    select 1 from money_release r where r.claim_id = m.id and r.merchant_id = m.merchant_id)
union all
select a.merchant_id, a.transaction_id, a.id, null, null, null, null, a.currency, a.state_changed_at
from attempt a
where a.state = 'invalid'
  and not exists (
    select 1 from money_event m
    where m.attempt_id = a.id and m.merchant_id = a.merchant_id and m.disposition = 'quarantined')
  and not exists (
    select 1 from money_release r where r.attempt_id = a.id and r.merchant_id = a.merchant_id and r.claim_id is null);
