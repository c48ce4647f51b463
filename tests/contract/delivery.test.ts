import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asking, type Ask } from './asking.ts'
import { coreUnderTest, type CoreUnderTest } from './core-under-test.ts'
import { seededForTests } from './seeded.ts'

const database = seededForTests()
let scene: CoreUnderTest
let ask: ReturnType<typeof asking>

beforeAll(async () => {
  scene = await coreUnderTest(database().db)
  ask = asking(scene.core.fetch)
})
afterAll(() => scene.close())

const sql = async (text: string) => (await database().pool.query(text)).rows
const pin = { lat: 29.3341, lng: 48.0762 }
const home = {
  address: 'Home',
  type: 'House',
  area: 'Salmiya',
  block: '10',
  street: '12',
  house_no: '7',
  delivery_location: pin,
}
const save = (extra: Record<string, unknown>, more: Ask & { id?: string; confirmed?: boolean } = {}) =>
  ask('updateExtra', {
    params: { id: more.id ?? 'PR-1003' },
    body: { extra, ...(more.confirmed !== undefined && { location_confirmed: more.confirmed }) },
    ...more,
  })
const details = async (id: string) => (await ask('payDetails', { params: { id } })).body

test('a request that asks where to deliver cannot be paid before it is said', async () => {
  const params = { id: 'PR-1003' }
  expect((await details('PR-1003'))['delivery_complete']).toBe(false)
  expect(await ask('pay', { params, body: { gateway_code: 'knet' }, language: 'ar' })).toMatchObject({
    status: 409,
    body: { code: 'delivery_required', detail: 'أخبرنا أولًا إلى أين نوصل' },
  })
  expect(
    (
      await sql(`select count(*)::int as n from attempt a join payment_transaction t on t.id = a.transaction_id
    where t.public_id = 'PR-1003'`)
    )[0],
  ).toEqual({ n: 0 })
})

test.each([null, 'here', {}, { lat: 91, lng: 0 }, { ...pin, height: 3 }])(
  'a place sent as %o is refused at its field, which says how to mend it',
  async (place) => {
    const said = async (language: 'en' | 'ar') =>
      (await save({ ...home, delivery_location: place }, { language })).body
    expect(await said('en')).toEqual({
      delivery_location: [
        'Send lat from -90 to 90 and lng from -180 to 180 as numbers, or leave the field out',
      ],
    })
    expect(Object.keys(await said('ar'))).toEqual(['delivery_location'])
  },
)

test('what delivery data has too much of is told by the name of its field', async () => {
  expect((await save({ ...home, block: 'x'.repeat(33), seat: '4' })).body).toEqual({
    block: ['At most 32 characters'],
    seat: [expect.any(String)],
  })
})

test('the areas come with their names in both languages and their places', async () => {
  const { kuwait_areas } = (await ask('config', { query: '?id=PR-1003' })).body as {
    kuwait_areas: { en_list: string[]; ar_list: string[]; positions: unknown[] }
  }
  const { en_list, ar_list, positions } = kuwait_areas
  expect([ar_list.length, positions.length]).toEqual([en_list.length, en_list.length])
  const at = en_list.indexOf('Salmiya')
  expect(ar_list[at]).toBe('السالمية')
  expect(positions[at]).toEqual({ lat: 29.334, lng: 48.076 })
})

test('an address is saved tidily, shown again, and audited without what it says', async () => {
  const saved = await save({ ...home, area: 'السالميه', block: ' ١٠ ', floor: '3', paci_no: '١٢٣٤ ٥٦٧٨' })
  expect(saved).toMatchObject({ status: 200, body: { delivery_complete: true } })
  const kept = { ...home, paci_no: '12345678' }
  expect(saved.body['extra']).toEqual(kept)
  expect((await details('PR-1003'))['extra']).toEqual(kept)
  const [entry] = await sql(
    `select actor, action, detail from audit where action = 'delivery.saved' order by id desc limit 1`,
  )
  expect(entry).toEqual({
    actor: 'payer',
    action: 'delivery.saved',
    detail: { fields: [...Object.keys(home).slice(0, 6), 'paci_no', 'delivery_location'] },
  })
})

test('without a type of building the floor and the office number that were sent are kept', async () => {
  const { type: _type, ...untyped } = { ...home, floor: '3', office_no: '12' }
  const { status, body } = await save(untyped)
  expect([status, body['extra']]).toEqual([200, untyped])
})

test('a name of the payer’s own is the address’s, and stays a custom name', async () => {
  const { body } = await save({ ...home, address: 'Custom name', custom_address: 'Beach house' })
  expect(body['extra']).toEqual({ ...home, address: 'Beach house', custom_address: 'Beach house' })
})

describe.each(['en', 'ar'] as const)('refused in %s', (language) => {
  const refused = async (changes: Record<string, unknown>) => {
    const answer = await save({ ...home, ...changes }, { language })
    expect(answer.status).toBe(400)
    return answer.body
  }
  const required = { en: 'This field is required', ar: 'هذا الحقل مطلوب' }[language]

  test('area, block, street, house number and the name are required', async () => {
    expect(await refused({ area: '', block: ' ', street: undefined, house_no: '', address: '' })).toEqual({
      address: [required],
      area: [required],
      block: [required],
      street: [required],
      house_no: [required],
    })
    expect(await refused({ address: 'Custom name' })).toEqual({ custom_address: [required] })
  })

  test('what is too long says its limit', async () => {
    const texts = {
      en: [
        'Custom Address must be 15 characters or less',
        'Special Instruction must be 256 characters or less',
        'PACI no. is at most 8 digits',
      ],
      ar: [
        'يجب ألا يزيد اسم العنوان عن 15 حرفًا',
        'يجب ألا تزيد التعليمات الخاصة عن 256 حرفًا',
        'الرقم الآلي 8 أرقام على الأكثر',
      ],
    }[language]
    expect(
      await refused({
        address: 'Custom name',
        custom_address: 'x'.repeat(16),
        special_instructions: 'x'.repeat(257),
        paci_no: '123456789',
      }),
    ).toEqual({ custom_address: [texts[0]], special_instructions: [texts[1]], paci_no: [texts[2]] })
  })

  test('an area that is not in the list, a block without a number, and no pin', async () => {
    expect(await refused({ area: 'Paris', block: 'four', delivery_location: undefined })).toEqual({
      area: [{ en: 'Choose an area from the list', ar: 'اختر منطقة من القائمة' }[language]],
      block: [{ en: 'Block is a number, for example 4', ar: 'القطعة رقم، مثل 4' }[language]],
      delivery_location: [{ en: 'Place the pin on the map', ar: 'حدد الموقع على الخريطة' }[language]],
    })
  })

  test('a pin outside the country', async () => {
    expect(await refused({ delivery_location: { lat: 25.2, lng: 55.27 } })).toEqual({
      delivery_location: [{ en: 'The pin is outside Kuwait', ar: 'الموقع المحدد خارج الكويت' }[language]],
    })
  })
})

test('a pin in another area than the form says is asked about, and kept once the payer stands by it', async () => {
  const elsewhere = { ...home, area: 'Jabriya' }
  expect(await save(elsewhere)).toMatchObject({
    status: 422,
    body: { code: 'pin_elsewhere', detail: 'The pin is in Salmiya, the form says Jabriya. Which is right?' },
  })
  expect((await save(elsewhere, { language: 'ar' })).body['detail']).toBe(
    'الموقع المحدد في السالمية، وفي النموذج الجابرية. أيهما الصحيح؟',
  )
  expect((await details('PR-1003'))['extra']).toMatchObject({ area: 'Salmiya' })
  expect(await save(elsewhere, { confirmed: true })).toMatchObject({
    status: 200,
    body: { extra: { area: 'Jabriya' } },
  })
})

test('while an attempt is under way the address is frozen, and after it failed it may change again', async () => {
  const params = { id: 'PR-1004' }
  await ask('pay', { params, body: { gateway_code: 'knet' } })
  expect(await save(home, { id: 'PR-1004' })).toMatchObject({
    status: 409,
    body: { code: 'delivery_frozen', detail: 'The delivery details can no longer be changed' },
  })
  const [attempt] =
    await sql(`select a.track_id from attempt a join payment_transaction t on t.id = a.transaction_id
    where t.public_id = 'PR-1004' order by a.id desc limit 1`)
  await scene.bank.control.answer(String(attempt.track_id), 'decline')
  expect((await save({ ...home, block: '11' }, { id: 'PR-1004' })).status).toBe(200)
})

test('an address sent while the payment starts is either before it or refused: never under it', async () => {
  await save(home)
  const params = { id: 'PR-1003' }
  const [paid, ...saves] = await Promise.all([
    ask('pay', { params, body: { gateway_code: 'card' } }),
    ...Array.from({ length: 8 }, (_, at) => save({ ...home, block: String(at + 20) })),
  ])
  expect(paid?.status).toBe(200)
  expect(saves.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const [order] = await sql(`select a.created_at >= max(n.at) as is_after from attempt a
    join payment_transaction t on t.id = a.transaction_id
    join audit n on n.object = 'transaction:' || t.id and n.action = 'delivery.saved'
    where t.public_id = 'PR-1003' group by a.id order by a.id desc limit 1`)
  expect(order).toEqual({ is_after: true })
  expect((await save(home)).status).toBe(409)
})

test('what drives the sandbox bank is neither shown nor the payer’s to change', async () => {
  await sql(
    `update payment_transaction set extra = '{"sandbox_scenario": "decline"}' where public_id = 'PR-1005'`,
  )
  const saved = await save(home, { id: 'PR-1005' })
  expect(saved).toMatchObject({ status: 200, body: { extra: home } })
  expect(saved.text).not.toContain('sandbox_scenario')
  const [kept] = await sql(
    `select extra ->> 'sandbox_scenario' as scenario from payment_transaction where public_id = 'PR-1005'`,
  )
  expect(kept).toEqual({ scenario: 'decline' })
  expect(await save({ sandbox_scenario: 'approve' }, { id: 'PR-1005' })).toMatchObject({
    status: 400,
    body: { sandbox_scenario: ['This field is not known here'] },
  })
})

test('a merchant’s request has no address for another merchant', async () => {
  expect((await save(home, { host: 'dar-nuwair.localhost' })).status).toBe(404)
})
