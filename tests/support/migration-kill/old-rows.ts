/** What the first release's own migrations end with. */
export const firstTag = '0001_guards'

/** A shop of that release, for all later ones to keep: one payment with a refund, one that waits, one that failed. */
export const oldRows = `
  insert into merchant (id, key, title_en, title_ar, brand, country_code, currency, timezone, plugins, redirect_origins)
    values (1, 'pearl', 'Pearl', 'لؤلؤة', '#0f766e', 'KW', 'KWD', 'Asia/Kuwait', '{payment_request}', '{}');
  insert into unit (merchant_id, key, title_en, title_ar) values (1, 'main', 'Main', 'الرئيسي');
  insert into gateway (merchant_id, code, adapter, name_en, name_ar, verb_en, verb_ar, currencies, operation)
    values (1, 'card', 'sandbox', 'Card', 'بطاقة', 'Pay', 'ادفع', '{KWD}', 'purchase');
  insert into customer (merchant_id, key, name_en, name_ar, email, phone)
    values (1, 'noura', 'Noura', 'نورة', 'noura@example.com', '+96550000001');
  insert into payment_transaction (merchant_id, public_id, plugin, unit_key, customer_id, order_no, currency, amount,
      state_changed_at, pg_codes, created_at)
    select 1, 'old-' || n, 'payment_request', 'main', 1, 'OLD-' || n, 'KWD', 7000, at, '{card}', at
    from (select n, timestamptz '2026-01-01T09:00:00Z' + n * interval '1 hour' as at from generate_series(1, 3) as n) as each;
  update payment_transaction set state = 'pending', state_event = 'payer.seen' where id <> 2;
  insert into attempt (merchant_id, transaction_id, public_id, gateway_code, track_id, operation, currency, amount, state,
      state_event, state_changed_at, session_expires_at, created_at)
    select 1, id, 'try-' || id, 'card', 'TRACK-' || id, 'purchase', 'KWD', 7000, 'submitting', 'session.requested',
      created_at, created_at, created_at
    from payment_transaction where state = 'pending';
  update attempt set state = 'success', state_event = 'money.captured', is_winner = true, captured = 7000, refunded = 2000
    where public_id = 'try-1';
  update attempt set state = 'failed', state_event = 'gateway.failed' where public_id = 'try-3';
  update payment_transaction t set state = 'paid', state_event = 'money.captured', paid_attempt_id = a.id
    from attempt a where a.transaction_id = t.id and a.is_winner;
  update payment_transaction set state = 'failed', state_event = 'attempt.failed' where public_id = 'old-3';
  insert into money_event (merchant_id, attempt_id, kind, amount, currency, dedupe_key, disposition, source, at)
    select a.merchant_id, a.id, m.kind, m.amount, 'KWD', m.key, 'counted', 'callback', a.created_at
    from attempt a, (values ('capture', 7000, 'C1'), ('refund', 2000, 'R1')) as m (kind, amount, key) where a.is_winner;
  insert into refund (merchant_id, attempt_id, public_id, amount, state, idempotency_key, gateway_refund_id, created_at)
    select merchant_id, id, 'back-1', 2000, 'done', 'key-1', 'R1', created_at from attempt where is_winner;
  insert into outbox (merchant_id, topic, aggregate, dedupe_key, payload, available_at, created_at)
    select merchant_id, 'payment.captured', 'transaction:' || id, 'told-1', '{}', created_at, created_at
    from payment_transaction where state = 'paid';
`
