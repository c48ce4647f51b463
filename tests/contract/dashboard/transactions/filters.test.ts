import { filtersOf } from '@wasl/core/dashboard/transactions/list/filters.domain'
import { transactions } from '@wasl/core/dashboard/transactions/list/transactions.list'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillPast } from './fill-past.ts'
import { staffDesk } from './staff-desk.ts'

describe.each(['embedded', 'postgres'] as const)('lists on %s', (kind) => {
  const desk = staffDesk(kind)

  beforeAll(() => fillPast(desk.db(), desk.core().now()), 60_000)

  /** What the database says without any code of ours. */
  async function expected(where: string): Promise<Set<string>> {
    const { rows } = await desk
      .db()
      .execute<{ id: string }>(
        sql`select public_id as id from payment_transaction where merchant_id = 1 and ${sql.raw(where)}`,
      )
    return new Set(rows.map(({ id }) => id))
  }

  async function everyId(path: string, query: string): Promise<string[]> {
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { status, body } = await desk.get(
        `${path}?page_size=500&${query}${cursor && `&cursor=${cursor}`}`,
      )
      expect([status, body['detail']]).toEqual([200, undefined])
      ids.push(...(body.results ?? []).map(({ id }) => String(id)))
      cursor = body['next_cursor'] as string | null
    }
    return ids
  }

  const hourAgo = () => new Date(desk.core().now().getTime() - 26 * 3_600_000).toISOString()

  const filters: [name: string, query: () => string, where: () => string][] = [
    ['created_after', () => `created_after=${hourAgo()}`, () => `created_at >= '${hourAgo()}'`],
    ['created_before', () => `created_before=${hourAgo()}`, () => `created_at <= '${hourAgo()}'`],
    [
      'state_changed_at_after',
      () => `state_changed_at_after=${hourAgo()}`,
      () => `state_changed_at >= '${hourAgo()}'`,
    ],
    [
      'state_changed_at_before',
      () => `state_changed_at_before=${hourAgo()}`,
      () => `state_changed_at <= '${hourAgo()}'`,
    ],
    ['state', () => 'state=paid', () => `state = 'paid'`],
    ['two states', () => 'state=expired,canceled', () => `state in ('expired', 'canceled')`],
    ['gateway_code', () => 'gateway_code=card', () => `gateway_code = 'card'`],
    ['currency_code', () => 'currency_code=USD', () => `currency = 'USD'`],
    ['initiator', () => 'initiator=cashier.demo', () => `initiator = 'cashier.demo'`],
    ['unit', () => 'unit=catering', () => `unit_key = 'catering'`],
    ['product_type', () => 'product_type=sweets', () => `product_type = 'sweets'`],
    [
      'a product_type with a comma beside another',
      () => String.raw`product_type=tea\, coffee,sweets`,
      () => `product_type in ('tea, coffee', 'sweets')`,
    ],
    ['many bulks', () => `bulk=${'0123456789abcdefghijkl,'.repeat(199)}BULK-1`, () => `bulk_id = 'BULK-1'`],
    ['bulk', () => 'bulk=BULK-1', () => `bulk_id = 'BULK-1'`],
    ['plugin', () => 'plugin=event,pos', () => `plugin in ('event', 'pos')`],
    ['seen', () => 'seen=true', () => 'seen_at is not null'],
    ['not seen', () => 'seen=false', () => 'seen_at is null'],
    ['email_seen', () => 'email_seen=true', () => 'email_seen_at is not null'],
    ['q', () => 'q=saffron', () => `description_en ilike '%saffron%'`],
  ]

  describe('every filter of S2 §3 narrows the list to what it says', () => {
    test.each(filters)('%s', async (_name, query, where) => {
      const all = await expected('deleted_at is null')
      const wanted = await expected(`deleted_at is null and ${where()}`)
      expect(wanted.size).toBeGreaterThan(0)
      expect(wanted.size).toBeLessThan(all.size)
      const found = await everyId('/dashboard/transaction', query())
      expect(new Set(found)).toEqual(wanted)
      expect(found).toHaveLength(wanted.size)
    })

    test('disclosed_to_merchant is a filter of a plugin’s list and unknown to the list of all', async () => {
      const path = '/plugins/payment_request/transaction'
      const where = `deleted_at is null and plugin = 'payment_request' and disclosed_at is`
      expect(new Set(await everyId(path, 'disclosed_to_merchant=true'))).toEqual(
        await expected(`${where} not null`),
      )
      expect(new Set(await everyId(path, 'disclosed_to_merchant=false'))).toEqual(
        await expected(`${where} null`),
      )
      const { status, body } = await desk.get('/dashboard/transaction?disclosed_to_merchant=true')
      expect([status, body]).toEqual([400, { disclosed_to_merchant: ['This field is not known here'] }])
    })

    test.each(['true', 'false'] as const)('unresolved=%s splits the list in two', async (wanted) => {
      const of = `id in (select transaction_id from unresolved_money)`
      const found = await everyId('/dashboard/transaction', `unresolved=${wanted}`)
      expect(new Set(found)).toEqual(
        await expected(`deleted_at is null and ${wanted === 'true' ? of : `not ${of}`}`),
      )
    })

    test('money that did not match is found along the index of what a person has to look at', async () => {
      await desk.db().execute(sql`analyze payment_transaction`)
      const scope = { merchantId: 1, plugins: ['event', 'payment_request'], isDeleted: false }
      for (const ordering of ['-created', 'amount'] as const) {
        const condition = transactions.conditionOf({
          scope,
          filters: filtersOf({ unresolved: 'true' }),
          ordering,
        })
        const { rows } = await desk.db().execute<{ 'QUERY PLAN': string }>(sql`
          explain select id from payment_transaction where ${condition} order by ${transactions.orderOf(ordering)} limit 50`)
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
        expect(plan).toMatch(/(using|on) transaction_needs_review/)
        expect(plan).not.toMatch(/Seq Scan on payment_transaction/)
      }
    })

    test('filters are all asked for at once', async () => {
      const found = await everyId(
        '/dashboard/transaction',
        'state=paid&gateway_code=knet&unit=main&seen=true',
      )
      const where = `deleted_at is null and state = 'paid' and gateway_code = 'knet' and unit_key = 'main'`
      expect(new Set(found)).toEqual(await expected(where))
    })

    test('the deleted ones that were paid have a list of their own, and are in no other', async () => {
      const deleted = await expected(`deleted_at is not null and state in ('paid', 'authorized', 'cod')`)
      expect(deleted.size).toBeGreaterThan(0)
      const lists = await Promise.all(
        [
          'payment_request',
          'e_commerce',
          'catalogue',
          'food_ordering',
          'customer_payment',
          'bulk',
          'event',
          'shopify',
          'session',
          'pos',
        ].map((plugin) => everyId(`/plugins/${plugin}/deleted_transaction`, '')),
      )
      expect(new Set(lists.flat())).toEqual(deleted)
      const all = new Set(await everyId('/dashboard/transaction', ''))
      expect([...deleted].filter((id) => all.has(id))).toEqual([])
    })

    test('a date that is none, a flag that is none and an unknown filter are named in the user’s language', async () => {
      const asked = '/plugins/payment_request/transaction?created_after=yesterday&seen=maybe&colour=red'
      const { status, body } = await desk.ask(desk.admin(), asked, { language: 'ar' })
      expect(status).toBe(400)
      expect(Object.keys(body).toSorted()).toEqual(['colour', 'created_after', 'seen'])
    })
  })

  describe('counting', () => {
    test('is exact without filters and by state and currency, whatever else was asked', async () => {
      const { body: all } = await desk.get('/dashboard/transaction?page_size=1')
      expect([all['count'], all['count_is_exact']]).toEqual([
        (await expected('deleted_at is null')).size,
        true,
      ])
      const { body: paid } = await desk.get('/dashboard/transaction?page_size=1&state=paid&currency_code=USD')
      const wanted = await expected(`deleted_at is null and state = 'paid' and currency = 'USD'`)
      expect([paid['count'], paid['count_is_exact']]).toEqual([wanted.size, true])
    })

    test('is exact by other filters as long as there are a thousand at most', async () => {
      const { body } = await desk.get('/dashboard/transaction?page_size=1&unit=main')
      const wanted = await expected(`deleted_at is null and unit_key = 'main'`)
      expect([body['count'], body['count_is_exact']]).toEqual([wanted.size, true])
    })
  })

  describe('what a row says', () => {
    test('a paid one knows its gateway, its fee and what was paid', async () => {
      const { body } = await desk.get(
        '/dashboard/transaction?state=paid&gateway_code=card&currency_code=KWD&page_size=1',
      )
      const [row] = body.results ?? []
      expect(row).toMatchObject({
        state: 'paid',
        gateway_code: 'card',
        gateway_name: 'Credit card',
        remaining_amount: '0.000',
      })
      const paid = Number(row?.['amount']) + Number(row?.['fee'])
      expect(Number(row?.['paid_amount'])).toBeCloseTo(paid, 3)
      expect(row?.['fee']).toBe(row?.['paid_attempt_fee'])
    })

    test('one nobody tried to pay has no gateway, and all of it remains', async () => {
      const { body } = await desk.get('/dashboard/transaction?state=created&page_size=1')
      const [row] = body.results ?? []
      expect(row).toMatchObject({
        gateway_code: null,
        gateway_name: null,
        paid_amount: row?.['fee'],
        seen: false,
      })
      expect(row?.['remaining_amount']).toBe(row?.['amount'])
    })
  })

  const terms: [typed: string, where: string][] = [
    ['state:paid', `state = 'paid'`],
    ['state:PAID gateway:card', `state = 'paid' and gateway_code = 'card'`],
    ['amount:15', `amount = 15000 and currency = 'KWD'`],
    ['id:PR-1005', `public_id = 'PR-1005'`],
    ['currency:usd', `currency = 'USD'`],
    ['state:paid state:expired', 'false'],
    [
      'name:"dana"',
      `customer_id in (select id from customer where search_fold(concat_ws(' ', name_en, name_ar)) like '%dana%')`,
    ],
  ]

  test.each(terms)('a search for %j asks one field', async (typed, where) => {
    const ids = await everyId('/plugins/payment_request/transaction', `q=${encodeURIComponent(typed)}`)
    expect(new Set(ids)).toEqual(
      await expected(`plugin = 'payment_request' and deleted_at is null and (${where})`),
    )
  })

  test('a payment is found by the name its gateway has for it, and by nobody else', async () => {
    const { rows } = await desk.db().execute<{ track: string; id: string }>(sql`
      select a.track_id as track, t.public_id as id from attempt a join payment_transaction t on t.id = a.transaction_id
      where t.merchant_id = 1 and t.plugin = 'payment_request' and t.deleted_at is null limit 1`)
    const [one] = rows
    const found = await desk.ids(
      `/plugins/payment_request/transaction?q=${encodeURIComponent(`track:${one?.track}`)}`,
    )
    expect(found).toEqual([one?.id])
  })
})
