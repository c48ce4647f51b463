import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { uploadRequest } from '../../../support/upload-request.ts'
import { staffDesk, type Answer } from '../transactions/staff-desk.ts'

const desk = staffDesk()
type Who = ReturnType<typeof desk.admin>

const create = '/plugins/payment_request/transaction'
const wish = { amount: '12.500', currency_code: 'KWD', pg_codes: ['knet', 'card'] }
const creator = () => desk.staff({ permissions: ['payment.create'] })

async function make(body: object, { who, key = crypto.randomUUID() }: { who?: Who; key?: string } = {}) {
  const { core } = desk.core()
  const response = await core.fetch(
    new Request(`http://localhost:4000/api/v1${create}`, {
      method: 'POST',
      headers: {
        ...(who ?? desk.admin()).headers,
        'content-type': 'application/json',
        'idempotency-key': key,
        'accept-language': 'en',
      },
      body: JSON.stringify(body),
    }),
  )
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

async function upload(file: File | null, who: Who = desk.admin()) {
  const response = await desk.core().core.fetch(
    await uploadRequest('http://localhost:4000/api/v1/plugins/payment_request/attachment/upload', {
      file,
      headers: { ...who.headers, 'accept-language': 'en' },
    }),
  )
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const pdf = (name = 'Quote.pdf') => new File(['%PDF-1.7 a quote'], name, { type: 'application/pdf' })

describe('the form', () => {
  test('offers what the service takes: gateways with their currencies and fees, units, limits', async () => {
    const { status, body } = await desk.ask(await creator(), '/dashboard/payment-request/transaction', {
      method: 'OPTIONS',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      currency: 'KWD',
      country: 'KW',
      default_hours: 24,
      longest_days: 366,
      may_manage_templates: false,
      attachment: {
        endings: ['pdf', 'png', 'jpg', 'jpeg', 'docx', 'xlsx', 'doc', 'xls', 'txt'],
        most_bytes: 2_621_440,
      },
    })
    const gateways = body['gateways'] as { code: string; currencies: string[] }[]
    expect(gateways.find(({ code }) => code === 'knet')?.currencies).toEqual(['KWD'])
    expect(body['currencies']).toContainEqual({ code: 'KWD', decimals: 3 })
  })

  test('says of each gateway where it is offered and what it costs there', async () => {
    const said = `{"catering": {"offered": false}, "main": {"fees": {"KWD": "0.750"}}}`
    await desk
      .db()
      .execute(sql`update gateway set units = ${said}::jsonb where code = 'card' and merchant_id = 1`)
    const { body } = await desk.ask(await creator(), '/dashboard/payment-request/transaction', {
      method: 'OPTIONS',
    })
    const gateways = body['gateways'] as { code: string; fees_at: Record<string, unknown> }[]
    const card = gateways.find(({ code }) => code === 'card')
    expect(card?.fees_at['main']).toMatchObject({ KWD: '0.750' })
    expect(card?.fees_at).not.toHaveProperty('catering')
    expect(gateways.find(({ code }) => code === 'knet')?.fees_at).toHaveProperty('catering')
  })
})

describe('a request made by staff', () => {
  test('has its maker, its terms, its moments and its file, and is on the pay page at once', async () => {
    const who = await creator()
    const file = await upload(pdf(), who)
    expect(file).toMatchObject({ status: 201, body: { original_filename: 'Quote.pdf', bytes: 16 } })
    const now = desk.core().now().getTime()
    const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
    const made = await make(
      {
        ...wish,
        has_editable_amount: true,
        minimum_percentage: 30,
        product_type: 'Catering',
        customer_first_name: 'Noura',
        customer_last_name: 'Al-Mutawa',
        customer_phone: '5001 2345',
        customer_phone_2: '5001 2346',
        expiration_time: at(48),
        due_datetime: at(24),
        terms: 'none',
        attachment: file.body['file_url'],
      },
      { who },
    )
    expect(made.status).toBe(201)
    const id = String(made.body['id'])
    const detail = (await desk.get(`${create}/${id}`)).body
    expect(detail).toMatchObject({
      minimum_amount: '3.750',
      product_type: 'Catering',
      initiator: { username: who.username },
      attachment: { name_en: 'Quote.pdf' },
      customer_phone_2: '+96550012346',
      due_datetime: at(24),
    })
    const page = (await desk.ask(null, `${create}/pay/${id}`)).body
    expect(page).toMatchObject({ valid_for_payment: true, terms: null, terms_required: false })
    expect(page['merchant_details']).toMatchObject({ 'Due date': at(24 + 3).slice(0, 10) })
  })

  test('names every field that is wrong, and leaves nothing behind', async () => {
    const refused = async (fields: object) => (await make({ ...wish, ...fields })).body
    expect(await refused({ minimum_percentage: 30 })).toEqual({
      minimum_percentage: ['Only where has_editable_amount is true'],
    })
    expect(await refused({ has_editable_amount: true, minimum_percentage: 30, minimum_amount: '1' })).toEqual(
      { minimum_percentage: ['Give a smallest amount or a share of it, not both'] },
    )
    const now = desk.core().now().getTime()
    expect(await refused({ due_datetime: new Date(now + 25 * 3_600_000).toISOString() })).toEqual({
      due_datetime: ['The link would stop working before this moment'],
    })
    expect(await refused({ due_datetime: new Date(now - 1_000).toISOString() })).toEqual({
      due_datetime: ['This moment has passed'],
    })
    expect(await refused({ attachment: 'nothing-of-ours' })).toEqual({
      attachment: ['This file is not kept here. Add it again'],
    })
    expect(await refused({ customer_phone_2: '12' })).toEqual({
      customer_phone_2: ['Enter valid phone number'],
    })
    expect(await refused({ pg_codes: [] })).toEqual({
      pg_codes: ['one gateway at least should be selected.'],
    })
  })

  test('is made once per key, however often it is pressed, and the key is the user’s own', async () => {
    const key = crypto.randomUUID()
    const presses = await Promise.all([1, 2, 3, 4].map(() => make(wish, { key })))
    const ids = new Set(presses.flatMap(({ status, body }) => (status === 201 ? [body['id']] : [])))
    expect(ids.size).toBe(1)
    const other = await make(wish, { key, who: await creator() })
    expect(other.status).toBe(201)
    expect(ids.has(other.body['id'])).toBe(false)
    expect((await make({ ...wish, amount: '13.000' }, { key })).status).toBe(422)
  })

  test('asks for the permission and the section; a file of another merchant is no file', async () => {
    const viewer = await desk.staff()
    expect(await make(wish, { who: viewer })).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    })
    expect(await upload(pdf(), viewer)).toMatchObject({ status: 403 })
    const elsewhere = await desk.staff({ permissions: ['payment.create'], sections: ['bulk'] })
    expect(await make(wish, { who: elsewhere })).toMatchObject({ body: { code: 'section_disabled' } })
    const { body } = await upload(pdf())
    await desk.db().execute(`update stored_file set merchant_id = 2 where name_en = 'Quote.pdf'`)
    expect((await make({ ...wish, attachment: body['file_url'] })).body).toHaveProperty('attachment')
  })

  test('terms asked of this request alone are asked when it is paid', async () => {
    const made = await make({ ...wish, terms: 'required' })
    const id = String(made.body['id'])
    const page = (await desk.ask(null, `${create}/pay/${id}`)).body
    expect(page['terms_required']).toBe(true)
    const pay = (body: object) =>
      desk.ask(null, `${create}/pay/${id}`, { method: 'POST', body: { gateway_code: 'knet', ...body } })
    expect(await pay({})).toMatchObject({
      status: 400,
      body: { terms_version: ['Please read and accept the terms first'] },
    })
    expect((await pay({ terms_version: page['terms_version'] })).status).toBe(200)
  })

  test('the merchant’s own fields keep the names they had, in both languages', async () => {
    await desk.db().execute(`
      insert into list_column (merchant_id, list, name, label_en, label_ar, is_active, position, is_custom)
      values (1, 'payment_request', 'branch_no', 'Branch', 'الفرع', true, 99, true)`)
    const made = await make({ ...wish, merchant_details: { branch_no: 'Salmiya' } })
    const page = (language: 'en' | 'ar') =>
      desk.ask(null, `${create}/pay/${String(made.body['id'])}`, { language })
    expect((await page('en')).body['merchant_details']).toMatchObject({ Branch: 'Salmiya' })
    await desk.db().execute(`update list_column set label_ar = 'غيره' where name = 'branch_no'`)
    expect((await page('ar')).body['merchant_details']).toMatchObject({ الفرع: 'Salmiya' })
  })
})

describe('an attachment', () => {
  test.each([
    [null, 'Choose a file'],
    [new File(['x'], 'run.exe'), 'Only pdf, png, jpg, jpeg, docx, xlsx, doc, xls, txt files can be attached'],
    [new File([], 'empty.pdf'), 'This file is empty'],
    [
      new File(['<script>'], 'Quote.pdf', { type: 'application/pdf' }),
      'The content of this file does not fit its name. Save it again as .pdf and add it once more',
    ],
    [new File([new Uint8Array(2_621_441)], 'big.txt'), 'The file is larger than 2.5 MB'],
    [new File([new Uint8Array(2_700_000)], 'huge.txt'), 'The file is larger than 2.5 MB'],
  ])('that cannot be one is told so at its field (%#)', async (file, text) => {
    expect(await upload(file)).toEqual({ status: 400, body: { file: [text] } })
  })
})

describe('another request like one', () => {
  test('has its fields, not its order number', async () => {
    const made = await make({
      ...wish,
      order_no: 'DUP-1',
      customer_first_name: 'Noura',
      description_en: 'Box',
    })
    const path = `/dashboard/payment-request/transaction/${String(made.body['id'])}/copy`
    const copy = await desk.ask(await creator(), path)
    expect(copy).toMatchObject({
      status: 200,
      body: { fields: { amount: '12.500', pg_codes: ['knet', 'card'], customer_first_name: 'Noura' } },
    })
    expect(copy.body['fields']).not.toHaveProperty('order_no')
    const { fields } = copy.body as { fields: object }
    expect((await make(fields)).status).toBe(201)
  })
})

describe('templates', () => {
  const place = '/dashboard/payment-request/templates'
  const manager = () => desk.staff({ permissions: ['payment.create', 'payment.templates'] })

  test('are saved under a name, renamed, used by others, and forgotten', async () => {
    const who = await manager()
    const fields = { amount: '5.000', currency_code: 'KWD', pg_codes: ['knet'], expires_in_hours: 168 }
    const saved = await desk.ask(who, place, { method: 'POST', body: { name: ' Deposit ', fields } })
    expect(saved).toMatchObject({ status: 201, body: { name: 'Deposit', fields, changed_by: who.username } })
    const id = String(saved.body['id'])
    const twice = await desk.ask(who, place, { method: 'POST', body: { name: 'DEPOSIT', fields } })
    expect(twice).toEqual({
      status: 400,
      body: { name: ['There is a template with this name. Choose another name.'] },
    })
    const renamed = { name: 'Half now' }
    expect(await desk.ask(who, `${place}/${id}`, { method: 'PATCH', body: renamed })).toMatchObject({
      status: 200,
      body: { name: 'Half now', fields },
    })
    const seen = await desk.ask(await creator(), place)
    expect(seen.body.results?.map(({ name }) => name)).toContain('Half now')
    const mayNot = await desk.ask(await creator(), `${place}/${id}`, { method: 'DELETE', body: {} })
    expect(mayNot.status).toBe(403)
    expect(await desk.ask(who, `${place}/${id}`, { method: 'DELETE', body: {} })).toMatchObject({
      status: 200,
    })
    expect(await desk.ask(who, `${place}/${id}`, { method: 'DELETE', body: {} })).toMatchObject({
      status: 404,
    })
  })

  test('what somebody else has changed meanwhile is not replaced unseen', async () => {
    const [one, other] = [await manager(), await manager()]
    const made = await desk.ask(one, place, { method: 'POST', body: { name: 'Seen', fields: {} } })
    const id = String(made.body['id'])
    const patch = (who: Who, change: object) =>
      desk.ask(who, `${place}/${id}`, { method: 'PATCH', body: change })
    const seen = made.body['changed_at']
    const theirs = await patch(other, { fields: { amount: '7.000' }, changed_at: seen })
    expect(theirs).toMatchObject({ status: 200, body: { changed_by: other.username } })
    expect(await patch(one, { name: 'Mine', fields: {}, changed_at: seen })).toEqual({
      status: 409,
      body: {
        detail: 'Somebody else has changed this template meanwhile. Look at it again, then save.',
        code: 'changed',
      },
    })
    const mine = await patch(one, { name: 'Mine', changed_at: theirs.body['changed_at'] })
    expect(mine).toMatchObject({ status: 200, body: { name: 'Mine', fields: { amount: '7.000' } } })
    const both = { fields: {}, changed_at: mine.body['changed_at'] }
    const answers = await Promise.all([patch(one, both), patch(other, both)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('a name is used once, also by two who save at the same moment', async () => {
    const who = await manager()
    const body = { name: 'Same moment', fields: {} }
    const answers = await Promise.all([1, 2, 3].map(() => desk.ask(who, place, { method: 'POST', body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
  })
})
