import { insertPast, insertPeople } from '@wasl/core/seed/history/history.store'
import { usualMoments } from '@wasl/core/seed/history/past-days'
import { planHistory } from '@wasl/core/seed/history/plan-history'
import { inTransaction } from '@wasl/core/platform/db/in-transaction'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffDesk } from './staff-desk.ts'

const orderings = [
  '-created',
  'created',
  '-state_changed_at',
  'state_changed_at',
  '-amount',
  'amount',
] as const

describe.each(['embedded', 'postgres'] as const)('lists on %s', (kind) => {
  const desk = staffDesk(kind)

  beforeAll(async () => {
    const now = desk.core().now()
    const moments = usualMoments(now, 180).slice(-320)
    await inTransaction(desk.db(), async (tx) => {
      await insertPeople(tx, { merchantId: 1, count: 20, now })
      await insertPast(tx, 1, planHistory(moments, 1, 20))
      await tx.execute(sql`update payment_transaction set email_seen_at = now() where id % 3 = 0`)
      await tx.execute(sql`update payment_transaction set product_type = 'tea, coffee' where id % 7 = 0`)
      await tx.execute(sql`update payment_transaction set disclosed_at = now() where id % 4 = 0`)
      await tx.execute(
        sql`update payment_transaction set deleted_at = now() where id % 5 = 0 and state = 'paid'`,
      )
    })
  }, 60_000)

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

  describe('paging', () => {
    test.each([
      ['an unusual size', '/dashboard/transaction?page_size=7'],
      ['a usual size', '/dashboard/transaction?page_size=10'],
      ['one plugin', '/plugins/payment_request/transaction?page_size=10'],
      ['one plugin and one state', '/plugins/payment_request/transaction?page_size=10&state=paid'],
      ['what is deleted', '/plugins/payment_request/deleted_transaction?page_size=1'],
    ])(
      'numbers and cursors lead through the same rows of %s, both ways, in every order',
      async (_of, list) => {
        for (const ordering of orderings) {
          const path = `${list}&ordering=${ordering}`
          const numbered = await Promise.all([1, 2, 3].map((page) => desk.ids(`${path}&page=${page}`)))
          const walked: string[][] = []
          let answer = await desk.get(path)
          for (let page = 0; page < 3; page += 1) {
            walked.push((answer.body.results ?? []).map(({ id }) => String(id)))
            if (page < 2) answer = await desk.get(`${path}&cursor=${String(answer.body['next_cursor'])}`)
          }
          expect(walked).toEqual(numbered)
          expect(new Set(walked.flat()).size).toBe(walked.flat().length)
          expect(numbered[2]?.length).toBeGreaterThan(0)
          const back = await desk.ids(`${path}&cursor=${String(answer.body['previous_cursor'])}`)
          expect(back).toEqual(numbered[1])
        }
      },
    )

    test('amounts are compared with those of their own currency', async () => {
      const { body } = await desk.get('/dashboard/transaction?page_size=500&ordering=-amount')
      const rows = (body.results ?? []).map((row) => ({
        currency: String(row['currency_code']),
        amount: Number(row['amount']),
      }))
      const currencies = rows.map(({ currency }) => currency)
      expect(currencies).toEqual(currencies.toSorted().toReversed())
      for (const one of new Set(currencies)) {
        const amounts = rows.flatMap(({ currency, amount }) => (currency === one ? [amount] : []))
        expect(amounts).toEqual(amounts.toSorted((less, more) => more - less))
      }
      expect(new Set(currencies).size).toBeGreaterThan(1)
    })

    test('the newest stand first, and the first page has none before it', async () => {
      const { body } = await desk.get('/dashboard/transaction?page_size=20')
      const created = (body.results ?? []).map((row) => String(row['created']))
      expect(created).toEqual(created.toSorted().toReversed())
      expect(body['previous_cursor']).toBe(null)
      expect(body['page_size']).toBe(20)
    })

    test('fifty rows where nobody says how many; a number leads no further than the tenth page', async () => {
      const { body } = await desk.get('/dashboard/transaction')
      expect([body.results?.length, body['page_size']]).toEqual([50, 50])
      expect((await desk.get('/dashboard/transaction?page=10&page_size=10')).status).toBe(200)
      expect(await desk.get('/dashboard/transaction?page=11')).toEqual({
        status: 400,
        body: { page: ['Only the first 10 pages can be opened by number. Go on from page to page'] },
      })
      expect(await desk.get('/dashboard/transaction?page_size=501')).toEqual({
        status: 400,
        body: { page_size: ['At most 500 rows at once'] },
      })
    })

    test('a cursor that was made up, or is of another order, is refused', async () => {
      const { body } = await desk.get('/dashboard/transaction?page_size=5')
      const cursor = String(body['next_cursor'])
      const problem = { cursor: ['This address no longer leads to a page. Begin at the first'] }
      const forged = (moment: string) =>
        `cursor=${Buffer.from(JSON.stringify(['-created', false, moment, 1])).toString('base64url')}`
      const made = [forged('now'), forged('2026-02-30 00:00:00+00'), forged('2026-11-25 99:00:00+00')]
      for (const asked of ['cursor=rubbish', ...made, `cursor=${cursor}&ordering=amount`])
        expect(await desk.get(`/dashboard/transaction?${asked}`)).toEqual({ status: 400, body: problem })
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
