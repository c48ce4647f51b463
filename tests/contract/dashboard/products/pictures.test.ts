import { findPicturesByName } from '@wasl/core/kernel/pictures/pictures.service'
import type { SignedIn } from '@wasl/tests/support/staff'
import { pngOf } from '@wasl/tests/support/png-of'
import { uploadRequest } from '@wasl/tests/support/upload-request'
import { beforeAll, expect, test } from 'vitest'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { as, ask, scene, signIn } = staffDesk(database)
let manager: SignedIn

beforeAll(async () => {
  manager = await signIn({ permissions: ['catalogue.manage'], sections: ['catalogue'] })
}, 240_000)

const png = (width: number) => Uint8Array.from(pngOf({ width, height: 400, isTransparent: false }))
const core = 'http://localhost:4000/api/v1'
async function upload(file: File, { who = manager, language = 'en' } = {}) {
  const headers = { ...who.headers, 'accept-language': language }
  const path = `${core}/plugins/catalogue/dashboard/pictures`
  const answer = await scene().core.fetch(await uploadRequest(path, { file, headers }))
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const named = (...names: string[]) =>
  findPicturesByName(database().db, { merchantId: manager.merchantId, names })

const wish = {
  name_en: 'Rose water',
  name_ar: 'ماء ورد',
  description_en: '',
  description_ar: '',
  sku: 'RP-1',
  slug: 'rose-picture',
  state: 'active',
  price: '3.500',
  price_with_discount: '',
  discount_from: null,
  discount_until: null,
  sold_out_until: null,
  min_per_order: 1,
  max_per_order: null,
  shipped: true,
  store: null,
  categories: [],
  stock: { from: null, to: 8 },
}

test('an uploaded picture is of a product, and everybody may see it at each width, for long', async () => {
  const kept = await upload(new File([png(700)], 'Rose Water.PNG'))
  expect(kept).toEqual({
    status: 201,
    body: {
      url: expect.stringMatching(/^\/api\/v1\/picture\/picture_[\w-]{22}-700$/),
      name: 'Rose Water.PNG',
      width: 700,
      height: 400,
    },
  })
  const url = String(kept.body['url'])
  const pictures = [{ url, alt_en: 'A bottle', alt_ar: 'زجاجة' }]
  expect((await as(manager, 'products.create', { body: { ...wish, pictures } })).status).toBe(201)
  const shown = await ask('catalogue.product', { params: { slug: 'rose-picture' } })
  expect(shown.body).toMatchObject({ images: [{ url, alt_en: 'A bottle', width: 700, height: 400 }] })
  for (const width of [320, 640, 700]) {
    const seen = await scene().core.fetch(
      new Request(`http://localhost:4000${url.replace('-700', `-${width}`)}`),
    )
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
  }
})

test('the same file is the same picture, and of several of one name the newest is found', async () => {
  const first = await upload(new File([png(500)], 'dates.png'))
  expect(await upload(new File([png(500)], 'dates.png'))).toEqual(first)
  expect((await named('DATES.png')).get('DATES.png')?.url).toBe(first.body['url'])
  scene().advance(1_000)
  const second = await upload(new File([png(501)], 'Dates.png'))
  const found = await named('folder/dates.png', 'other.png')
  expect([...found.keys()]).toEqual(['folder/dates.png'])
  expect(found.get('folder/dates.png')?.url).toBe(second.body['url'])
})

test.each([
  [
    'en',
    'a.svg',
    '<svg/>',
    '\u2068a.svg\u2069 is not a JPEG, PNG, WebP or AVIF picture. Save it as one of these.',
  ],
  [
    'en',
    'a.jpg',
    '\xff\xd8\xff',
    '\u2068a.jpg\u2069 is damaged and cannot be opened. Save it again, or choose another file.',
  ],
  ['ar', 'a.png', '', 'الملف \u2068a.png\u2069 فارغ. اختر ملفًا آخر.'],
])('what is no picture is refused by its name: %s %s', async (language, name, text, said) => {
  const file = new File([Uint8Array.from(text, (sign) => sign.charCodeAt(0))], name)
  expect(await upload(file, { language })).toEqual({ status: 400, body: { file: [said] } })
})

test('a picture of more than 24 megapixels or 10 MB is refused by its name', async () => {
  const wide = Uint8Array.from(pngOf({ width: 6_001, height: 4_000, isTransparent: false }))
  expect((await upload(new File([wide], 'wall.png'))).body).toEqual({
    file: ['\u2068wall.png\u2069 has more than 24 megapixels. Save it smaller, then upload it again.'],
  })
  const long = new File([new Uint8Array(10 * 1_048_576 + 1)], 'long.png')
  expect((await upload(long)).body).toEqual({
    file: ['\u2068long.png\u2069 is larger than 10 MB. Save it smaller, then upload it again.'],
  })
})

test('a picture of another merchant, or of nobody, is not put on a product', async () => {
  const kept = await upload(new File([png(40)], 'own.png'))
  const url = String(kept.body['url'])
  await database().pool.query(`update picture set merchant_id = 2 where file_key = 'own.png'`)
  for (const address of [url, 'https://evil.example/a.png', '/api/v1/picture/picture_x-40']) {
    const pictures = [{ url: address, alt_en: '', alt_ar: '' }]
    const body = { ...wish, sku: 'RP-9', slug: '', pictures }
    expect(await as(manager, 'products.create', { body, language: 'en' })).toMatchObject({
      status: 400,
      body: { pictures: [expect.any(String)] },
    })
  }
  expect((await named('own.png')).size).toBe(0)
})
