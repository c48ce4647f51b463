import type { SignedIn } from '@wasl/tests/support/staff'
import { pngOf } from '../../../support/png-of.ts'
import { uploadRequest } from '@wasl/tests/support/upload-request'
import { beforeAll, expect, test } from 'vitest'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { scene, ask, as, signIn } = staffDesk(database)
let manager: SignedIn
let other: SignedIn
let late: SignedIn

beforeAll(async () => {
  manager = await signIn({ permissions: ['settings.manage'] })
  other = await signIn({ permissions: ['users.manage'] })
  late = await signIn({ permissions: ['settings.manage'], confirmedMsAgo: 3_600_000 })
}, 240_000)

type Brand = Record<string, unknown> & { revision: number; terms_version: number }

async function brand(): Promise<Brand> {
  const { body } = await as(manager, 'administration.brand.show')
  return body['brand'] as Brand
}

async function change(changes: object, language: 'en' | 'ar' = 'en') {
  const { terms_version: _version, ...wish } = await brand()
  return as(manager, 'administration.brand.change', { body: { ...wish, ...changes }, language })
}

const png = (width: number, height: number) => Uint8Array.from(pngOf({ width, height, isTransparent: false }))

async function upload(
  content: Uint8Array<ArrayBuffer> | string,
  name: string,
  who: SignedIn | null = manager,
) {
  const request = await uploadRequest('http://localhost/api/v1/administration/pictures', {
    file: new File([content], name),
    headers: { ...who?.headers },
  })
  const answer = await scene().core.fetch(request)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('the brand is shown and changed, payers see it at once, and the history has what was there', async () => {
  const before = await brand()
  const changed = await change({ title_en: 'Tamra and Tide', brand: '#1F7A8C', subheader_ar: '' })
  expect(changed).toMatchObject({
    status: 200,
    body: { title_en: 'Tamra and Tide', brand: '#1f7a8c', subheader_ar: '', revision: before.revision + 1 },
  })
  const seen = await ask('merchantDetails')
  expect(seen.body).toMatchObject({ title_en: 'Tamra and Tide' })
  const { rows } = await database().pool.query(
    `select detail from audit where action = 'brand.changed' order by id desc limit 1`,
  )
  expect(rows[0]?.detail).toMatchObject({
    before: { titleEn: before['title_en'] },
    after: { titleEn: 'Tamra and Tide', brand: '#1f7a8c' },
  })
})

test('other terms are another version, and what may not stand in them is gone; the same ones are not', async () => {
  const { terms_version } = await brand()
  const changed = await change({ terms_en: '<p onclick="x()">Pay <b>first</b></p><script>x()</script>' })
  expect(changed.body).toMatchObject({
    terms_en: '<p>Pay <b>first</b></p>',
    terms_version: terms_version + 1,
  })
  expect((await change({ title_ar: 'اسم آخر' })).body).toMatchObject({ terms_version: terms_version + 1 })
  const cleaned = await as(manager, 'administration.brand.clean', { body: { html: '<i>x</i><img src=x>' } })
  expect(cleaned.body).toEqual({ html: '<i>x</i>' })
})

test('every wrong field is named in the reader’s language, and nothing is changed', async () => {
  const before = await brand()
  const wrong = {
    title_en: ' ',
    brand: 'orange',
    website: 'http://plain.example',
    email: 'nobody',
    logo_url: '/api/v1/picture/picture_of_somebody_else',
    disclaimer: true,
    disclaimer_en: '',
    disclaimer_ar: '',
    header_config: { bookings: { language_button: true, social: 'none' } },
  }
  const answer = await change(wrong, 'ar')
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body).toSorted()).toEqual(
    ['brand', 'disclaimer_en', 'email', 'header_config', 'logo_url', 'title_en', 'website'].toSorted(),
  )
  expect(answer.body['title_en']).toEqual(['هذا الحقل مطلوب'])
  expect(await brand()).toEqual(before)
})

test('who saves what somebody else has changed meanwhile is told so', async () => {
  const { terms_version: _version, ...wish } = await brand()
  const both = await Promise.all(
    ['One', 'Two'].map((title_en) =>
      as(manager, 'administration.brand.change', { body: { ...wish, title_en } }),
    ),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a picture is taken by what its bytes say, and everybody may see it', async () => {
  const kept = await upload(png(64, 64), 'logo.png')
  expect(kept).toMatchObject({
    status: 201,
    body: { content_type: 'image/png', bytes: png(64, 64).byteLength },
  })
  const url = String(kept.body['url'])
  const changed = await change({ logo_url: url })
  expect(changed).toMatchObject({ status: 200, body: { logo_url: url } })
  const seen = await scene().core.fetch(new Request(`http://localhost${url}`))
  expect(seen.status).toBe(200)
  expect(seen.headers.get('content-type')).toBe('image/png')
  expect(seen.headers.get('x-content-type-options')).toBe('nosniff')
  const elsewhere = await scene().core.fetch(new Request(`http://dar-nuwair.localhost${url}`))
  expect(elsewhere.status).toBe(404)
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>', 'logo.svg', /SVG/],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.png', /not the picture/],
  ['', 'logo.png', /empty/],
  ['x'.repeat(600_000), 'logo.png', /512 KB/],
  [png(4_096, 10), 'logo.png', /2048/],
])('what is no picture of ours is refused: %#', async (content, name, says) => {
  const answer = await upload(content, name)
  expect(answer.status).toBe(400)
  expect(String(answer.body['file'])).toMatch(says)
})

test('an attachment of a request is no picture', async () => {
  const { rows } = await database().pool.query(
    `select id from stored_file where id not like 'picture%' limit 1`,
  )
  const seen = await scene().core.fetch(new Request(`http://localhost/api/v1/picture/${rows[0]?.id}`))
  expect(seen.status).toBe(404)
})

const unit = {
  title_en: 'Beach',
  title_ar: 'الشاطئ',
  header_color: '#F3E6D3',
  logo_url: '',
  website: 'https://beach.example/shop',
  instagram_url: '',
  twitter_url: '',
  facebook_url: '',
  show_unit_title: true,
}

test('a unit is added at the end, changed and put elsewhere; two with one key are one', async () => {
  const both = await Promise.all(
    [1, 2].map(() => as(manager, 'administration.units.create', { body: { ...unit, key: 'beach' } })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
  const changed = await as(manager, 'administration.units.change', {
    params: { key: 'beach' },
    body: { ...unit, title_en: 'Beach kiosk', revision: 0 },
  })
  expect(changed).toMatchObject({
    status: 200,
    body: { title_en: 'Beach kiosk', header_color: '#f3e6d3', revision: 1, is_paused: false, requests: 0 },
  })
  const keysOf = (body: Record<string, unknown>) =>
    (body['results'] as { key: string }[]).map(({ key }) => key)
  const listed = keysOf((await as(manager, 'administration.units.list')).body)
  expect(listed.at(-1)).toBe('beach')
  const turned = listed.toReversed()
  const ordered = await as(manager, 'administration.units.order', { body: { keys: turned } })
  expect(keysOf(ordered.body)).toEqual(turned)
  await as(manager, 'administration.units.order', { body: { keys: listed } })
  const short = await as(manager, 'administration.units.order', { body: { keys: listed.slice(1) } })
  expect(short.status).toBe(409)
})

test.each([
  [{ key: 'Beach Two' }, 'key'],
  [{ key: 'order' }, 'key'],
  [{ key: 'x', header_color: 'red' }, 'header_color'],
  [{ key: 'x', website: 'ftp://x.example' }, 'website'],
  [{ key: 'x', title_ar: '' }, 'title_ar'],
])('a unit like %j is refused at its field', async (changes, field) => {
  const answer = await as(manager, 'administration.units.create', { body: { ...unit, ...changes } })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body)).toEqual([field])
})

const shown = async () => {
  const { body } = await as(manager, 'administration.settings.show')
  return body['settings'] as Record<string, unknown>
}

test('settings are changed with their amounts in the currency’s decimals, and the history has both', async () => {
  const before = await shown()
  const wish = {
    ...before,
    refunds_surplus: false,
    mask_customer: true,
    amount_in_previews: true,
    confirm_above: { KWD: '٥٠', USD: '' },
    approval_hours: ' ٧٢ ',
  }
  const changed = await as(manager, 'administration.settings.change', { body: wish })
  expect(changed).toMatchObject({
    status: 200,
    body: { refunds_surplus: false, confirm_above: { KWD: '50.000' }, approval_hours: '72' },
  })
  const { rows } = await database().pool.query(
    `select detail from audit where action = 'settings.changed' order by id desc limit 1`,
  )
  expect(rows[0]?.detail).toMatchObject({
    before: { refundsSurplus: true, approvalHours: 48 },
    after: { refundsSurplus: false, approvalHours: 72 },
  })
})

test('another time zone counts the days of sales anew', async () => {
  const days = async (from: string) => {
    const { rows } = await database().pool.query(
      `select day::text, sum(paid)::text as paid from ${from} where merchant_id = 1 group by 1 order by 1`,
    )
    return rows
  }
  const wish = await shown()
  const changed = await as(manager, 'administration.settings.change', {
    body: { ...wish, timezone: 'Pacific/Auckland' },
  })
  expect(changed.status).toBe(200)
  const sold = `(select merchant_id, (at at time zone 'Pacific/Auckland')::date as day, paid from sale) as sold`
  expect(await days('sale_day')).toEqual(await days(sold))
  await as(manager, 'administration.settings.change', {
    body: { ...wish, revision: Number(changed.body['revision']) },
  })
})

test.each(['0', '721', '1.5', '-1', 'two days', ''])('%j is no time to wait', async (approval_hours) => {
  const answer = await as(manager, 'administration.settings.change', {
    body: { ...(await shown()), approval_hours },
  })
  expect(answer).toMatchObject({ status: 400, body: { approval_hours: ['Whole hours, from 1 to 720'] } })
})

test('each wrong setting is named', async () => {
  const wish = await shown()
  const answer = await as(manager, 'administration.settings.change', {
    body: {
      ...wish,
      timezone: 'Asia/Nowhere',
      preferred_gateway: 'nobody',
      confirm_above: { KWD: '1.2345', XYZ: '1' },
      redirect_origins: ['https://ok.example', 'https://no.example/path', 'javascript:alert(1)'],
    },
  })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body).toSorted()).toEqual([
    'confirm_above.KWD',
    'confirm_above.XYZ',
    'preferred_gateway',
    'redirect_origins',
    'timezone',
  ])
})

test.each([
  ['en', 'Use at most 3 decimals', 'Use at most 2 decimals'],
  ['ar', 'استخدم 3 منازل عشرية على الأكثر', 'استخدم منزلتين عشريتين على الأكثر'],
] as const)('in %s a limit says how many decimals its currency has', async (language, three, two) => {
  const { body } = await as(manager, 'administration.settings.change', {
    body: { ...(await shown()), confirm_above: { KWD: '1.2345', USD: '1.005' } },
    language,
  })
  expect(body).toEqual({ 'confirm_above.KWD': [three], 'confirm_above.USD': [two] })
})

test('settings ask for the password, and appearance for its permission', async () => {
  const body = await shown()
  expect(await as(late, 'administration.settings.change', { body })).toMatchObject({ status: 403 })
  for (const name of ['brand.show', 'units.list', 'settings.show', 'messageTemplates.list'] as const) {
    expect((await as(other, `administration.${name}`)).status).toBe(403)
    expect((await as(null, `administration.${name}`)).status).toBe(401)
  }
  expect((await upload(png(1, 1), 'x.png', other)).status).toBe(403)
})
