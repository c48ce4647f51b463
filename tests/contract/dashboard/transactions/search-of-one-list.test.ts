import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { staffDesk } from './staff-desk.ts'

/** Decision 024: what is whole comes before what begins so, and that before words, among the rows of the list alone. */
describe.each(['embedded', 'postgres'] as const)('searching one list of many on %s', (kind) => {
  const desk = staffDesk(kind)
  /** A payment, two requests of which one is deleted, all paid. */
  let [payment, request, deleted] = ['', '', '']

  const change = (id: string, columns: string) =>
    desk.db().execute(sql.raw(`update payment_transaction set ${columns} where public_id = '${id}'`))
  const says = (id: string, text: string) => change(id, `description_en = 'Asked for ${text} twice'`)
  const isOrder = (id: string, orderNo: string) => change(id, `order_no = '${orderNo}'`)
  const isOf = async (id: string, person: { email: string; phone: string }) => {
    await desk.db().execute(sql`
      with person as (
        insert into customer (merchant_id, email, phone) values (1, ${person.email}, ${person.phone}) returning id
      )
      update payment_transaction set customer_id = (select id from person) where public_id = ${id}`)
  }

  const paid = async (plugin: string): Promise<string[]> => {
    const { rows } = await desk.db().execute<{ id: string }>(sql`
      select public_id as id from payment_transaction
      where merchant_id = 1 and plugin = ${plugin} and state = 'paid' and deleted_at is null order by id`)
    return rows.map(({ id }) => id)
  }

  beforeAll(async () => {
    ;[payment = ''] = await paid('customer_payment')
    ;[request = '', deleted = ''] = await paid('payment_request')
    await change(deleted, 'deleted_at = now()')
  })

  const found = async (text: string) => {
    const q = `?q=${encodeURIComponent(text)}`
    return {
      payments: await desk.ids(`/plugins/customer_payment/transaction${q}`),
      requests: await desk.ids(`/plugins/payment_request/transaction${q}`),
      deleted: await desk.ids(`/plugins/payment_request/deleted_transaction${q}`),
      all: await desk.ids(`/dashboard/transaction${q}`),
    }
  }

  test.each([
    ['a whole order number', 'ZA-6000', 'za-6000'],
    ['the beginning of an order number', 'ZB-60001', 'zb-6000'],
  ])('%s of another module hides no words', async (_name, orderNo, text) => {
    await isOrder(request, orderNo)
    for (const id of [payment, deleted]) await says(id, text)
    expect(await found(text)).toEqual({
      payments: [payment],
      requests: [request],
      deleted: [deleted],
      all: [request],
    })
    const who = await desk.staff({
      sections: ['general-info', 'customer_payment'],
      permissions: ['search_paymenttransaction'],
    })
    const { body } = await desk.ask(who, `/dashboard/transaction?q=${text}`)
    expect([body.results?.map(({ id }) => id), body['count']]).toEqual([[payment], 1])
  })

  test.each([
    ['a whole order number', 'ZC-6000', 'zc-6000'],
    ['the beginning of an order number', 'ZD-60001', 'zd-6000'],
  ])('%s of what is deleted hides no words of what is not', async (_name, orderNo, text) => {
    await isOrder(deleted, orderNo)
    for (const id of [payment, request]) await says(id, text)
    const { all, ...modules } = await found(text)
    expect(modules).toEqual({ payments: [payment], requests: [request], deleted: [deleted] })
    expect(all.toSorted()).toEqual([payment, request].toSorted())
  })

  test('a whole id of another list hides no words', async () => {
    await says(payment, request)
    await says(deleted, request)
    expect(await found(request)).toEqual({
      payments: [payment],
      requests: [request],
      deleted: [deleted],
      all: [request],
    })
  })

  test.each(['email', 'phone'] as const)('an exact %s of another list hides no words', async (what) => {
    const person = { email: 'whole@elsewhere.example', phone: '+96569990001' }
    await isOf(request, person)
    for (const id of [payment, deleted]) await says(id, person[what].replace('+', ''))
    expect(await found(person[what])).toEqual({
      payments: [payment],
      requests: [request],
      deleted: [deleted],
      all: [request],
    })
    await isOf(request, { email: 'other@elsewhere.example', phone: '+96569990009' })
    await isOf(deleted, person)
    for (const id of [payment, request]) await says(id, person[what].replace('+', ''))
    const { all, ...modules } = await found(person[what])
    expect(modules).toEqual({ payments: [payment], requests: [request], deleted: [deleted] })
    expect(all.toSorted()).toEqual([payment, request].toSorted())
    await isOf(deleted, { email: 'other@elsewhere.example', phone: '+96569990009' })
  })

  test('an order number of another list hides no person', async () => {
    await isOrder(request, 'order@elsewhere.example')
    await isOf(payment, { email: 'order@elsewhere.example', phone: '+96569990002' })
    const { payments, requests, all } = await found('order@elsewhere.example')
    expect([payments, requests, all]).toEqual([[payment], [request], [request]])
  })

  test('thousands that begin so elsewhere hide nothing either', { timeout: 60_000 }, async () => {
    await desk.db().execute(sql`
      insert into payment_transaction
        (merchant_id, public_id, plugin, unit_key, order_no, currency, amount, pg_codes, state_changed_at, created_at)
      select 1, 'ZE' || at, 'payment_request', (select key from unit where merchant_id = 1 limit 1),
        'ZE-6000' || lpad(at::text, 4, '0'), 'KWD', 1000, '{knet}', now(), now()
      from generate_series(1, 2001) at`)
    for (const id of [payment, deleted]) await says(id, 'ZE-6000')
    const { requests, ...others } = await found('ze-6000')
    expect(requests.every((id) => id.startsWith('ZE'))).toBe(true)
    expect(others).toMatchObject({ payments: [payment], deleted: [deleted] })
    await isOrder(payment, 'ZE-6000-last')
    await says(payment, 'nothing')
    expect((await found('ze-6000')).payments).toEqual([payment])
  })

  test('what is exported and what is worked on as “all that match” are the same rows', async () => {
    await isOrder(request, 'ZF-6000')
    await says(payment, 'ZF-6000')
    const path = '/api/v1/plugins/customer_payment/transaction/export?q=zf-6000&direct=true'
    const asked = `${path}&export_type=selected&fields=id&language=en`
    const file = await desk
      .core()
      .core.fetch(new Request(`http://localhost:4000${asked}`, { headers: desk.admin().headers }))
    expect((await file.text()).trim().split('\r\n').slice(1)).toEqual([`"${payment}"`])
    const headers = { ...desk.admin().headers, 'idempotency-key': 'all that match the search' }
    const job = await desk.ask({ ...desk.admin(), headers }, '/dashboard/transaction-jobs', {
      method: 'POST',
      body: { plugin: 'customer_payment', query: { q: 'zf-6000' }, action: 'inquiry', count: 1 },
    })
    expect([job.status, job.body['total']]).toEqual([202, 1])
  })
})
