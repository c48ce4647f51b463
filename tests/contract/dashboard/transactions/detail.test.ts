import { findLedgerFaults } from '@wasl/core/kernel/ledger/books/invariants'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { staffDesk } from './staff-desk.ts'

const desk = staffDesk()
const list = '/plugins/payment_request/transaction'

const open = async (id: string) => (await desk.get(`${list}/${id}`)).body

type Wish = Record<string, unknown>

async function edit(id: string, wish: Wish, who = desk.admin()) {
  const version = (await open(id))['version'] ?? '0'
  return desk.ask(who, `${list}/partial-update/${id}`, { method: 'PATCH', body: { version, ...wish } })
}

describe('one transaction', () => {
  test('a paid one says everything that happened to it', async () => {
    const [id = ''] = await desk.ids(`${list}?state=paid&page_size=1`)
    const detail = await open(id)
    expect(detail).toMatchObject({
      id,
      state: 'paid',
      remaining_amount: '0.000',
      pay_url: `http://localhost:4000/en/pay/${id}`,
      pay_url_ar: `http://localhost:4000/ar/pay/${id}`,
      editable_fields: [],
    })
    const [attempt] = detail['attempts'] as Record<string, unknown>[]
    expect(attempt).toMatchObject({
      is_winner: true,
      state: 'success',
      is_surplus: false,
    })
    expect(attempt?.['gateway_response']).not.toEqual({})
    expect(detail['paid_amount']).toBe(attempt?.['captured'])
    expect(String(detail['receipt_url_en'])).toMatch(/\/en\/attempt\/.+\/receipt$/)
    expect(String(detail['qr_code'])).toMatch(/^data:image\/svg\+xml/)
    const timeline = detail['timeline'] as { kind: string; code: string; at: string }[]
    expect(timeline.map(({ at }) => at)).toEqual(
      timeline
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    const codes = timeline.map(({ kind, code }) => `${kind} ${code}`)
    expect(codes).toEqual(
      expect.arrayContaining([
        'transaction money.captured',
        'money money.capture',
        'attempt money.captured',
        'transaction merchant.created',
      ]),
    )
  })

  test('the gateways that are offered have the names that payers read', async () => {
    expect(await open('PR-1005')).toMatchObject({
      offered_gateways: expect.arrayContaining([
        { code: 'knet', name_en: 'KNET debit card', name_ar: 'بطاقة كي نت' },
      ]),
    })
  })

  test('nothing of the sandbox’s instructions is told', async () => {
    await desk.db().execute(sql`
      update payment_transaction set extra = extra || '{"sandbox_scenario":"declined"}' where public_id = 'PR-1005'`)
    expect(JSON.stringify(await open('PR-1005'))).not.toContain('sandbox_scenario')
  })

  test('is the same by the list of all', async () => {
    const one = await desk.get(`${list}/PR-1001`)
    const other = await desk.get('/dashboard/transaction/PR-1001')
    const without = ({ server_time: _time, ...rest }: Record<string, unknown>) => rest
    expect(without(other.body)).toEqual(without(one.body))
  })

  test('money that was refunded stands in the sums and among the children', async () => {
    const { rows } = await desk.db().execute<{ id: string; refunded: string }>(sql`
      select t.public_id as id, sum(a.refunded) as refunded from attempt a join payment_transaction t on t.id = a.transaction_id
      where a.refunded > 0 and t.plugin = 'payment_request' and t.merchant_id = 1 and t.currency = 'KWD' and t.deleted_at is null
      group by 1 limit 1`)
    const detail = await open(rows[0]?.id ?? '')
    expect(Number(detail['refunded_amount']) * 1_000).toBeCloseTo(Number(rows[0]?.refunded), 6)
    const children = detail['txns'] as { operation: string; state: string }[]
    expect(children.some(({ operation, state }) => operation === 'refund' && state === 'refunded')).toBe(true)
  })
})

describe('editing what waits for its payer', () => {
  test('remarks, e-mail, phone and expiry are changed, written down and found again', async () => {
    const remarks = [{ label_en: 'Table', label_ar: 'الطاولة', value: '7' }]
    const later = new Date(desk.core().now().getTime() + 3 * 86_400_000).toISOString()
    const before = await open('PR-1002')
    const { status, body } = await edit('PR-1002', {
      remarks,
      customer_email: 'new.address@example.com',
      customer_phone: '5551 2345',
      expiration_time: later,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      remark_rows: remarks,
      remarks: 'Table:7~',
      customer_email: 'new.address@example.com',
      customer_phone: '+96555512345',
      customer_name_en: before['customer_name_en'],
      expires: later,
      version: '1',
    })
    const [entry] = body['audit'] as Record<string, unknown>[]
    expect(entry).toMatchObject({
      actor: 'admin.demo',
      action: 'transaction.edited',
      detail: {
        before: { customer_email: before['customer_email'] },
        after: { remarks, customer_phone: '+96555512345', expiration_time: later },
      },
    })
    expect(await desk.ids('/dashboard/transaction?q=new.address@example.com')).toEqual(['PR-1002'])
  })

  test('the amount is changed, what was asked first stays known, and the sums follow', async () => {
    const before = await open('PR-1004')
    const [first, currency] = [String(before['amount']), String(before['currency_code'])]
    const changed = await edit('PR-1004', { amount: '77' })
    expect(changed.body).toMatchObject({ original_amount: first, remaining_amount: changed.body['amount'] })
    expect(Number(changed.body['amount'])).toBe(77)
    expect((changed.body['audit'] as Record<string, unknown>[])[0]).toMatchObject({
      detail: {
        before: { amount: `${first} ${currency}` },
        after: { amount: `${changed.body['amount']} ${currency}` },
      },
    })
    const again = await edit('PR-1004', { amount: '٧٨' })
    expect([Number(again.body['amount']), again.body['original_amount']]).toEqual([78, first])
    expect(await edit('PR-1004', { amount: '0' })).toMatchObject({
      status: 400,
      body: { amount: [expect.any(String)] },
    })
    await expect(
      desk.db().execute(sql`update payment_transaction set original_amount = 1 where public_id = 'PR-1004'`),
    ).rejects.toBeInstanceOf(Error)
    expect(await findLedgerFaults(desk.db())).toEqual([])
  })

  test.each([
    ['en', 'At least KWD\u00a05.000'],
    ['ar', '5.000\u00a0د.ك على الأقل'],
  ] as const)('in %s the least that may be asked is written as on the pay page', async (language, text) => {
    const { version } = await open('PR-1002')
    const refused = await desk.ask(desk.admin(), `${list}/partial-update/PR-1002`, {
      method: 'PATCH',
      language,
      body: { version, amount: '4.999' },
    })
    expect(refused).toEqual({ status: 400, body: { amount: [text] } })
  })

  test('another request of the same customer keeps its address', async () => {
    const { rows } = await desk.db().execute<{ id: string }>(sql`
      select t.public_id as id from payment_transaction t where t.customer_id = (
        select customer_id from payment_transaction where public_id = 'PR-1001') and t.public_id <> 'PR-1001'
        and t.plugin = 'payment_request' and t.deleted_at is null and t.merchant_id = 1 limit 1`)
    const other = rows[0]?.id ?? ''
    const before = await open(other)
    expect((await edit('PR-1001', { customer_email: 'only.this@example.com' })).status).toBe(200)
    expect((await open(other))['customer_email']).toBe(before['customer_email'])
    expect((await open('PR-1001'))['customer_email']).toBe('only.this@example.com')
  })

  test('another e-mail leaves the name and the second phone as they are', async () => {
    await desk.db().execute(sql`
      update customer set second_phone = '+96555500011'
      where id = (select customer_id from payment_transaction where public_id = 'PR-1002')`)
    const before = await open('PR-1002')
    expect(before['customer_phone_2']).toBe('+96555500011')
    const { body } = await edit('PR-1002', { customer_email: 'another@example.com' })
    expect(body).toMatchObject({
      customer_email: 'another@example.com',
      customer_phone: before['customer_phone'],
      customer_phone_2: '+96555500011',
      customer_name_en: before['customer_name_en'],
    })
  })

  test('a field is refused at the field, in the user’s language, and nothing is changed', async () => {
    const before = await open('PR-1003')
    const past = new Date(desk.core().now().getTime() - 1_000).toISOString()
    const refused = await edit('PR-1003', {
      customer_email: 'not an address',
      customer_phone: '12',
      expiration_time: past,
      extra: { nobody_set_this_up: 'x' },
      remarks: [{ label_en: '', label_ar: '', value: 'lost' }],
    })
    expect(refused).toEqual({
      status: 400,
      body: {
        customer_email: ['Enter valid email address'],
        customer_phone: ['Enter valid phone number'],
        expiration_time: ['Choose a moment in the future'],
        'extra.nobody_set_this_up': ['This field is not known here'],
        remarks: ['A remark needs its label in both languages'],
      },
    })
    const arabic = await desk.ask(desk.admin(), `${list}/partial-update/PR-1003`, {
      method: 'PATCH',
      language: 'ar',
      body: { version: '0', customer_email: 'x' },
    })
    expect(arabic.body).toEqual({ customer_email: ['أدخل بريدًا إلكترونيًا صحيحًا'] })
    expect((await open('PR-1003'))['customer_email']).toBe(before['customer_email'])
    expect((await open('PR-1003'))['version']).toBe('0')
  })

  test('fields of the merchant’s own are filled once they are set up', async () => {
    const fields = [
      { name: 'id', is_active: true, order: 0 },
      { name: 'table_no', is_active: true, order: 1, label_en: 'Table', label_ar: 'طاولة' },
    ]
    await desk.ask(desk.admin(), `${list}/fields`, { method: 'PATCH', body: { fields } })
    const before = await open('PR-1003')
    expect(before['own_fields']).toEqual([{ name: 'table_no', label_en: 'Table', label_ar: 'طاولة' }])
    expect(before['extra']).not.toHaveProperty('table_no')
    expect((await edit('PR-1003', { extra: { table_no: '12' } })).body).toMatchObject({
      extra: { table_no: '12' },
    })
    const bill = await desk.ask(null, `${list}/pay/PR-1003`, { language: 'ar' })
    expect(bill.body['merchant_details']).toMatchObject({ طاولة: '12' })
    expect((await edit('PR-1003', { extra: { table_no: '' } })).body['extra']).not.toHaveProperty('table_no')
  })

  test('whoever read an older version is told so, also when two press at once', async () => {
    const version = (await open('PR-1005'))['version']
    const press = (value: string) =>
      desk.ask(desk.admin(), `${list}/partial-update/PR-1005`, {
        method: 'PATCH',
        body: { version, remarks: [{ label_en: 'A', label_ar: 'أ', value }] },
      })
    const answers = await Promise.all(['1', '2', '3', '4'].map(press))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      detail: 'Somebody else has changed this request meanwhile. Reload and try again',
      code: 'changed',
    })
  })

  test('what is paid or has ended is not edited, and neither is what somebody is paying', async () => {
    const [paid = ''] = await desk.ids(`${list}?state=paid&page_size=1`)
    const [canceled = ''] = await desk.ids(`${list}?state=canceled&page_size=1`)
    for (const id of [paid, canceled])
      expect([id, (await edit(id, { remarks: [] })).body['code']]).toEqual([id, 'not_possible'])
    const paying = await desk.core().core.fetch(
      new Request(`http://localhost:4000/api/v1/plugins/payment_request/transaction/pay/PR-1001`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ gateway_code: 'card' }),
      }),
    )
    expect(paying.status).toBe(200)
    expect(await edit('PR-1001', { remarks: [] })).toMatchObject({
      status: 409,
      body: { code: 'not_possible' },
    })
    expect((await open('PR-1001'))['editable_fields']).toEqual([])
  })

  test('is a permission, asked for before the request is read', async () => {
    const plain = await desk.staff()
    const { status, body } = await desk.ask(plain, `${list}/partial-update/PR-1005`, {
      method: 'PATCH',
      body: {},
    })
    expect([status, body['code']]).toEqual([403, 'permission_denied'])
    expect((await desk.ask(plain, `${list}/PR-1005`)).body['editable_fields']).toEqual([])
    const editor = await desk.staff({ permissions: ['payment.edit'] })
    expect((await edit('PR-1005', { remarks: [] }, editor)).status).toBe(200)
  })

  test('another plugin’s or tenant’s request is not there', async () => {
    const wish = { method: 'PATCH', body: { version: '0', remarks: [] } }
    expect(
      (await desk.ask(desk.admin(), '/plugins/bulk/transaction/partial-update/PR-1005', wish)).status,
    ).toBe(404)
    const other = await desk.staff({ merchantId: 2, isSuperuser: true })
    const response = await desk.core().core.fetch(
      new Request(`http://dar-nuwair.localhost:4000/api/v1${list}/partial-update/PR-1005`, {
        method: 'PATCH',
        headers: { ...other.headers, 'content-type': 'application/json' },
        body: JSON.stringify(wish.body),
      }),
    )
    expect(response.status).toBe(404)
  })
})
