import type pg from 'pg'

/** One merchant with one unit and one gateway, and 40,000 requests of 7.000 KWD, each named by a B and its number. */
export async function fillPayments(client: Pick<pg.Pool, 'query'>): Promise<void> {
  await client.query(`
    insert into merchant(id, key, title_en, title_ar, brand, country_code, currency, timezone, plugins, redirect_origins)
    values (1, 'bench', 'Bench', 'Bench', '#f77c1a', 'KW', 'KWD', 'Asia/Kuwait', '{payment_request}', '{}');
    insert into merchant_host(merchant_id, host) values (1, 'localhost');
    insert into unit(merchant_id, key, title_en, title_ar) values (1, 'main', 'Bench', 'Bench');
    insert into gateway(merchant_id, code, adapter, name_en, name_ar, verb_en, verb_ar, currencies, operation, settings)
    values (1, 'knet', 'instant', 'KNET', 'KNET', 'Pay Now', 'Pay Now', '{KWD}', 'purchase', '{"redirect_origins": ["http://localhost"]}');
    insert into payment_transaction(merchant_id, public_id, plugin, unit_key, currency, amount, pg_codes, state_changed_at, created_at)
    select 1, 'B' || n, 'payment_request', 'main', 'KWD', 7000, '{knet}', now(), now() from generate_series(0, 39999) n`)
}
