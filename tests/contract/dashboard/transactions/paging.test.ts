import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillPast } from './fill-past.ts'
import { staffDesk } from './staff-desk.ts'

const orderings = [
  '-created',
  'created',
  '-state_changed_at',
  'state_changed_at',
  '-amount',
  'amount',
] as const

describe.each(['embedded', 'postgres'] as const)('pages of lists on %s', (kind) => {
  const desk = staffDesk(kind)

  beforeAll(() => fillPast(desk.db(), desk.core().now()), 60_000)

  test.each([
    ['an unusual size', '/dashboard/transaction?page_size=7'],
    ['a usual size', '/dashboard/transaction?page_size=10'],
    ['one plugin', '/plugins/payment_request/transaction?page_size=10'],
    ['one plugin and one state', '/plugins/payment_request/transaction?page_size=10&state=paid'],
    ['what is deleted', '/plugins/payment_request/deleted_transaction?page_size=1'],
  ])('numbers and cursors lead through the same rows of %s, both ways, in every order', async (_of, list) => {
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
  })

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

  test('fifty rows where nobody says how many; a number leads no further than the hundredth page', async () => {
    const { body } = await desk.get('/dashboard/transaction')
    expect([body.results?.length, body['page_size']]).toEqual([50, 50])
    expect((await desk.get('/dashboard/transaction?page=10&page_size=10')).status).toBe(200)
    expect(await desk.get('/dashboard/transaction?page=101')).toEqual({
      status: 400,
      body: { page: ['You can open only the first 100 pages by number. Use Next for later pages'] },
    })
    expect(await desk.get('/dashboard/transaction?page_size=501')).toEqual({
      status: 400,
      body: { page_size: ['At most 500 rows at once'] },
    })
  })

  test.each(orderings)('the last page is read from the end, in the order of %s', async (ordering) => {
    const list = `/plugins/payment_request/transaction?page_size=10&ordering=${ordering}`
    const { body } = await desk.get(list)
    const left = Number(body['count']) % 10 || 10
    const last = Math.ceil(Number(body['count']) / 10)
    const answer = await desk.get(`${list}&cursor=last.${left}`)
    const rows = (answer.body.results ?? []).map(({ id }) => String(id))
    expect(rows).toEqual(await desk.ids(`${list}&page=${last}`))
    expect(answer.body['next_cursor']).toBeNull()
    expect(await desk.ids(`${list}&cursor=${String(answer.body['previous_cursor'])}`)).toEqual(
      await desk.ids(`${list}&page=${last - 1}`),
    )
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

  test('rows that come while somebody pages by number are on no page twice', async () => {
    const lists = ['/dashboard/transaction', '/plugins/payment_request/transaction'].map(
      (path) => `${path}?page_size=10`,
    )
    const before = await Promise.all(
      lists.map(async (list) => {
        const { body } = await desk.get(list)
        return { list, asOf: String(body['as_of']), second: await desk.ids(`${list}&page=2`) }
      }),
    )
    await desk.db().execute(sql`
      insert into payment_transaction
        (merchant_id, public_id, plugin, unit_key, currency, amount, state_changed_at, pg_codes, created_at)
      select 1, 'LATE-' || n, 'payment_request', 'main', 'KWD', 1000, at, array['knet'], at
      from (select n, now() + interval '1 day' as at from generate_series(1, 3) n) late`)
    for (const { list, asOf, second } of before) {
      expect(await desk.ids(`${list}&page=2`)).not.toEqual(second)
      expect(await desk.ids(`${list}&page=2&as_of=${asOf}`)).toEqual(second)
      expect((await desk.get(`${list}&page=2&as_of=${asOf}`)).body['as_of']).toBe(asOf)
    }
  })
})
