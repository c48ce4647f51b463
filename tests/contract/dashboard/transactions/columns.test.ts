import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { staffDesk } from './staff-desk.ts'

const desk = staffDesk()
const path = '/plugins/payment_request/transaction/fields'

type Column = {
  name: string
  is_active: boolean
  order: number
  label_en: string
  label_ar: string
  is_custom: boolean
}

const columns = async (at = path): Promise<Column[]> => (await desk.get(at)).body['results'] as Column[]
const active = (all: readonly Column[]) =>
  all.filter(({ is_active: isActive }) => isActive).map(({ name }) => name)
const save = (fields: object[], extra: object = {}) =>
  desk.ask(desk.admin(), path, { method: 'PATCH', body: { fields, ...extra } })
const idFirst = { name: 'id', is_active: true, order: 0 }
const civilId = {
  name: 'civil_id',
  is_active: true,
  order: 2,
  label_en: 'Civil ID',
  label_ar: 'الرقم المدني',
}
const known = { verbose_name: 'Civil ID', is_custom: true }

async function inTheForm(): Promise<string[]> {
  const form = '/dashboard/payment-request/transaction'
  const { body } = await desk.ask(desk.admin(), form, { method: 'OPTIONS' })
  return (body['custom_fields'] as { name: string }[]).map(({ name }) => name)
}

describe('the columns of a list', () => {
  test('come as S2 §2 names them: customer payments with their initiator, all transactions with their module', async () => {
    expect(active(await columns())).toEqual([
      'id',
      'state',
      'amount',
      'fee',
      'gateway_name',
      'customer_name',
      'created',
    ])
    expect(active(await columns('/plugins/customer_payment/transaction/fields'))).toContain('initiator')
    expect(active(await columns('/dashboard/transaction/fields')).slice(0, 2)).toEqual(['id', 'plugin'])
  })

  test('every field of a row in S2 §3 is a column, in both languages', async () => {
    const fields =
      'id state gateway_name pg_codes amount paid_amount original_amount fee paid_attempt_fee currency_code ' +
      'customer_email created state_changed_at unit initiator delivery_location seen email_seen ' +
      'disclosed_to_merchant product_type bulk'
    const all = await columns()
    expect(fields.split(' ').filter((name) => !all.some((column) => column.name === name))).toEqual([])
    const called = all.flatMap(({ name, label_en: en, label_ar: ar }) =>
      name === en || name === ar ? [name] : [],
    )
    expect(called).toEqual([])
  })

  test('are arranged for the whole merchant, the deleted list too; what is left out is hidden', async () => {
    const fields = [
      { name: 'amount', is_active: true, order: 0 },
      { name: 'id', is_active: true, order: 1, label_en: 'Number', label_ar: 'الرقم' },
      civilId,
    ]
    const { status } = await save(fields)
    expect(status).toBe(200)
    const saved = await columns()
    expect(active(saved)).toEqual(['amount', 'id', 'civil_id'])
    expect(saved.slice(0, 3).map(({ label_en: label, is_custom: isCustom }) => [label, isCustom])).toEqual([
      ['Amount', false],
      ['Number', false],
      ['Civil ID', true],
    ])
    expect(saved.map(({ name }) => name)).toContain('state')
    expect(active(await columns('/plugins/payment_request/deleted_transaction/fields'))).toEqual(
      active(saved),
    )
    expect(active(await columns('/plugins/bulk/transaction/fields'))).not.toContain('civil_id')
    const { body } = await desk.ask(desk.admin(), '/plugins/payment_request/transaction', {
      method: 'OPTIONS',
    })
    const config = (body['actions'] as { GET: { fields: Column[] } }).GET
    expect(active(config.fields)).toEqual(['amount', 'id', 'civil_id'])
  })

  test('are arranged at the deleted list’s own address too, by the same right', async () => {
    const deleted = '/plugins/payment_request/deleted_transaction/fields'
    const body = { fields: [{ name: 'fee', is_active: true, order: 0 }] }
    const nobody = await desk.staff({ permissions: [] })
    expect((await desk.ask(nobody, deleted, { method: 'PATCH', body })).status).toBe(403)
    expect((await desk.ask(desk.admin(), deleted, { method: 'PATCH', body })).status).toBe(200)
    expect(active(await columns())).toEqual(['fee', 'civil_id'])
  })

  test('go back to the first set; fields of the merchant’s own wait behind it with their labels', async () => {
    expect((await save([idFirst], { reset: true })).status).toBe(200)
    const all = await columns()
    expect(active(all)).toHaveLength(7)
    expect(all.find(({ name }) => name === 'id')?.label_en).toBe('ID')
    expect(all.at(-1)).toEqual({ ...civilId, is_active: false, order: all.length - 1, ...known })
    expect(await inTheForm()).toContain('civil_id')
  })

  test('a field of the merchant’s own ends only where it is named as removed', async () => {
    await save([idFirst, civilId])
    await save([{ name: 'amount', is_active: true, order: 0 }])
    expect(await columns()).toContainEqual({ ...civilId, ...known, order: expect.any(Number) })
    expect(await inTheForm()).toContain('civil_id')
    expect((await save([idFirst], { removed: ['amount'] })).body).toEqual({
      'fields.amount': ['Only a column of your own can be removed'],
    })
    expect((await save([idFirst], { removed: ['civil_id'] })).status).toBe(200)
    expect((await columns()).map(({ name }) => name)).not.toContain('civil_id')
    expect(await inTheForm()).toEqual([])
    expect((await save([idFirst], { removed: ['civil_id'] })).status).toBe(200)
  })

  test('D-26: what they were before and after is in the audit log', async () => {
    const told = async () => {
      const { rows } = await desk
        .db()
        .execute<{ detail: object }>(
          sql`select detail from audit where action = 'columns.arranged' order by id desc limit 1`,
        )
      return rows[0]?.detail
    }
    await save([idFirst, { name: 'fee', is_active: true, order: 1 }])
    await save([
      { name: 'fee', is_active: true, order: 0, label_en: 'Charge' },
      { ...civilId, order: 1 },
    ])
    expect(await told()).toEqual({
      before: { columns: ['id', 'fee'], labels: [] },
      after: {
        columns: ['fee', 'civil_id'],
        labels: ['civil_id: Civil ID / الرقم المدني', 'fee: Charge / الرسوم'],
      },
    })
    await save([idFirst, civilId])
    expect(await told()).toEqual({
      before: { columns: ['fee', 'civil_id'] },
      after: { columns: ['id', 'civil_id'] },
    })
    await save([idFirst], { removed: ['civil_id'] })
    expect(await told()).toMatchObject({
      before: { labels: ['civil_id: Civil ID / الرقم المدني', 'fee: Charge / الرسوم'] },
      after: { labels: ['fee: Charge / الرسوم'] },
    })
    await save([idFirst], { reset: true })
    expect(await told()).toMatchObject({ after: { labels: [] } })
  })

  test('are refused with a reason at the column', async () => {
    expect((await save([idFirst, idFirst])).body).toEqual({ 'fields.id': ['This column is named twice'] })
    expect((await save([{ ...idFirst, is_active: false }])).body).toEqual({
      fields: ['At least one column must be shown'],
    })
    expect((await save([idFirst, { name: 'mine', is_active: true, order: 1 }])).body).toEqual({
      'fields.mine': ['A column of your own needs a label in both languages'],
    })
    const many = Array.from({ length: 21 }, (_, n) => ({
      name: `own_${n}`,
      is_active: true,
      order: n,
      label_en: 'A',
      label_ar: 'أ',
    }))
    expect((await save(many)).body).toEqual({ fields: ['At most 20 columns of your own'] })
    expect((await save([{ name: 'Not A Name', is_active: true, order: 0 }])).status).toBe(400)
  })

  test('are arranged by who holds the plugin’s permission, and nobody else', async () => {
    const body = { fields: [{ name: 'id', is_active: true, order: 0 }], reset: true }
    const patch = async (permissions: string[], at: string) =>
      (await desk.ask(await desk.staff({ permissions }), at, { method: 'PATCH', body })).status
    const own = 'change_paymentrequestpaymenttransactionproxyfield'
    expect(await patch([], path)).toBe(403)
    expect(await patch([own], path)).toBe(200)
    expect(await patch([own], '/plugins/bulk/transaction/fields')).toBe(403)
    expect(await patch([own], '/dashboard/transaction/fields')).toBe(403)
    expect(await patch(['settings.headers'], '/dashboard/transaction/fields')).toBe(200)
  })

  test('two who arrange them at once leave one arrangement or the other', async () => {
    const one = [
      { name: 'id', is_active: true, order: 0 },
      { name: 'fee', is_active: true, order: 1 },
    ]
    const two = [{ name: 'state', is_active: true, order: 0 }]
    await Promise.all([save(one), save(two), save(one), save(two)])
    expect([['id', 'fee'], ['state']]).toContainEqual(active(await columns()))
  })
})

describe('saved views', () => {
  const views = '/dashboard/list-views'
  const viewsOf = (list: string) => `${views}?list=${list}`
  const add = (name: string, { who = desk.admin(), list = 'payment_request' } = {}) =>
    desk.ask(who, viewsOf(list), {
      method: 'POST',
      body: { name, query: { state: 'failed' }, columns: ['id', 'amount'] },
    })

  test('are kept, renamed and forgotten, for their user alone', async () => {
    const added = await add('Failed')
    expect(added).toMatchObject({ status: 201, body: { name: 'Failed', query: { state: 'failed' } } })
    const id = String(added.body['id'])
    const other = await desk.staff()
    expect((await desk.ask(other, viewsOf('payment_request'))).body.results).toEqual([])
    for (const method of ['PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { name: 'Mine now' } : {}
      expect((await desk.ask(other, `${views}/${id}`, { method, body })).status).toBe(404)
    }
    const renamed = await desk.ask(desk.admin(), `${views}/${id}`, {
      method: 'PATCH',
      body: { name: 'Failed today' },
    })
    expect(renamed.body).toMatchObject({ name: 'Failed today', query: { state: 'failed' } })
    const asItWas = await desk.ask(desk.admin(), `${views}/${id}`, { method: 'PATCH', body: {} })
    expect([asItWas.status, asItWas.body]).toEqual([200, renamed.body])
    expect((await desk.get(viewsOf('bulk'))).body.results).toEqual([])
    expect((await desk.ask(desk.admin(), `${views}/${id}`, { method: 'DELETE', body: {} })).status).toBe(200)
    expect((await desk.get(viewsOf('payment_request'))).body.results).toEqual([])
  })

  test('are kept of any list by its name, whichever lists there are', async () => {
    const added = await add('Today', { list: 'orders' })
    expect((await desk.get(viewsOf('orders'))).body.results).toEqual([added.body])
    expect((await desk.get(viewsOf('Orders'))).status).toBe(400)
  })

  test('have names of their own and an end, also when added at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => add('Same')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      detail: 'You already have a view of that name',
      code: 'taken',
    })
    for (let n = 0; n < 19; n += 1) expect((await add(`View ${n}`)).status).toBe(201)
    expect(await add('One more')).toEqual({
      status: 409,
      body: { detail: 'At most 20 views', code: 'too_many' },
    })
  })
})
