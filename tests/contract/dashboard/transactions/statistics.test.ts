import { foldDueTotals } from '@wasl/core/kernel/ledger/books/fold-totals.service'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { staffDesk } from './staff-desk.ts'

const path = '/plugins/payment_request/currency_statistics'

describe.each(['embedded', 'postgres'] as const)('sums on %s', (kind) => {
  const desk = staffDesk(kind)

  test('generated, received and balance are the sums of product.md 4, per currency', async () => {
    const { body } = await desk.get(path)
    const { rows } = await desk.db().execute<{ generated: string; received: string; balance: string }>(sql`
      select sum(t.amount) as generated,
        sum((select coalesce(sum(captured - fee_captured - refunded), 0) from attempt a where a.transaction_id = t.id)) as received,
        sum(t.amount) filter (where t.state in ('created', 'pending', 'attempted')) as balance
      from payment_transaction t
      where merchant_id = 1 and plugin = 'payment_request' and deleted_at is null and currency = 'KWD'`)
    const text = (minor: string | undefined) => (Number(minor) / 1_000).toFixed(3)
    const kwd = (list: unknown) =>
      (list as { currency_code: string; value: string }[]).find((entry) => entry.currency_code === 'KWD')
        ?.value
    expect(kwd(body['generated'])).toBe(text(rows[0]?.generated))
    expect(kwd(body['received'])).toBe(text(rows[0]?.received))
    expect(kwd(body['balance'])).toBe(text(rows[0]?.balance))
  })

  test('folding the changes into the totals changes nothing anybody sees', async () => {
    const seen = async () => {
      const [strip, all, list] = await Promise.all(
        [path, '/dashboard/currency_statistics', '/dashboard/transaction?page_size=1'].map(desk.get),
      )
      return [strip, all, list?.body['count'], list?.body.results]
    }
    const before = await seen()
    expect(await foldDueTotals({ db: desk.db() })).toBeGreaterThan(0)
    expect(await foldDueTotals({ db: desk.db() })).toBe(0)
    const { rows } = await desk
      .db()
      .execute<{ n: string }>(sql`select count(*) as n from transaction_total_change`)
    expect(Number(rows[0]?.n)).toBe(0)
    expect(await seen()).toEqual(before)
  })

  test('a row that is deleted leaves one strip and enters the other, and comes back', async () => {
    const totals = async () => [
      (await desk.get('/plugins/payment_request/currency_statistics')).body,
      (await desk.get('/plugins/payment_request/deleted_transaction/currency_statistics')).body,
    ]
    const before = await totals()
    const [paid] = await desk.ids('/plugins/payment_request/transaction?state=paid&page_size=1')
    const ref = { merchantId: 1, publicId: paid ?? '', actor: 'admin.demo' }
    expect((await desk.core().core.ledger.deleteTransaction({ ...ref, isDeleted: true })).ok).toBe(true)
    const during = await totals()
    expect(during[0]).not.toEqual(before[0])
    expect(during[1]).not.toEqual(before[1])
    expect((await desk.core().core.ledger.deleteTransaction({ ...ref, isDeleted: false })).ok).toBe(true)
    expect(await totals()).toEqual(before)
  })

  test('sums that no number holds are answered exactly, of one module and of all', async () => {
    const sumIn = async (of: string) =>
      ((await desk.get(of)).body['generated'] as unknown as { currency_code: string; value: string }[]).find(
        (sum) => sum.currency_code === 'KWD',
      )?.value
    const paths = [path, '/dashboard/currency_statistics']
    const before = await Promise.all(paths.map(sumIn))
    await desk.db().execute(sql`
      insert into transaction_total_change
        (merchant_id, plugin, currency, state, is_deleted, count, generated, received, balance)
      values (1, 'payment_request', 'KWD', 'created', false, 10, 9000000000000000000, 0, 9000000000000000000)`)
    const more = before.map((sum) =>
      (BigInt(sum?.replace('.', '') ?? 0) + 9_000_000_000_000_000_000n).toString(),
    )
    expect((await Promise.all(paths.map(sumIn))).map((sum) => sum?.replace('.', ''))).toEqual(more)
  })

  test.each([
    ['a state', 'state=paid', `state = 'paid'`],
    ['a currency', 'currency_code=USD', `currency = 'USD'`],
    [
      'what the totals do not know',
      'gateway_code=card&seen=true',
      `gateway_code = 'card' and seen_at is not null`,
    ],
    ['what is left to do', 'money_state=to_capture', `state = 'authorized'`],
    ['words', 'q=saffron', `description_en ilike '%saffron%'`],
    ['what nothing is of', 'initiator=nobody', 'false'],
  ])('the strip is the sum of what the list shows: %s', async (_said, query, where) => {
    const { rows } = await desk.db().execute<{ currency: string; generated: string; received: string }>(sql`
      select currency, sum(amount) as generated,
        sum((select coalesce(sum(captured - fee_captured - refunded), 0) from attempt a
          where a.transaction_id = t.id)) as received
      from payment_transaction t
      where merchant_id = 1 and plugin = 'payment_request' and deleted_at is null and (${sql.raw(where)})
      group by 1`)
    const minor = (sums: unknown) =>
      Object.fromEntries(
        (sums as { currency_code: string; value: string }[]).map(({ currency_code, value }) => [
          currency_code,
          value.replace('.', '').replace(/^0+(?=\d)/, ''),
        ]),
      )
    const { status, body } = await desk.get(`${path}?${query}`)
    expect([status, body['follows_filters']]).toEqual([200, true])
    expect(minor(body['generated'])).toEqual(
      Object.fromEntries(rows.map(({ currency, generated }) => [currency, generated])),
    )
    expect(minor(body['received'])).toEqual(
      Object.fromEntries(rows.map(({ currency, received }) => [currency, received])),
    )
  })

  test('whoever may not search is not told the sums of a search', async () => {
    const who = await desk.staff({
      sections: ['payment_request'],
      permissions: ['view_paymenttransaction_statistics'],
    })
    expect((await desk.ask(who, path)).status).toBe(200)
    expect((await desk.ask(who, `${path}?state=paid`)).status).toBe(403)
  })
})
