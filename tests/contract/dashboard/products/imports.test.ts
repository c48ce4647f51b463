import type { SignedIn } from '@wasl/tests/support/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { as, scene, signIn } = staffDesk(database)
let importer: SignedIn

beforeAll(async () => {
  importer = await signIn({ permissions: ['products.import'], sections: ['catalogue', 'food_ordering'] })
}, 240_000)

const heads = 'sku,name_en,name_ar,price,category'

async function upload(plugin: 'catalogue' | 'food_ordering', text: string | null, language = 'en') {
  const form = new FormData()
  if (text !== null) form.set('file', new File([text], 'products.csv'))
  const answer = await scene().core.fetch(
    new Request(`http://localhost/api/v1/plugins/${plugin}/upload/product?json=true`, {
      method: 'POST',
      headers: { ...importer.headers, 'accept-language': language },
      body: form,
    }),
  )
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

async function fileAt(path: string): Promise<string> {
  const answer = await scene().core.fetch(
    new Request(`http://localhost${path}`, { headers: importer.headers }),
  )
  return answer.text()
}

const ofMenu = (sku: string) =>
  database().pool.query(`select name_en, price::int from menu_item where merchant_id = 1 and sku = $1`, [sku])

describe('S2 §7 POST upload/product', () => {
  test('applies a file of menu items and says so; the same file again changes nothing', async () => {
    const file = `${heads}\n901,Halwa,حلوى,1.250,Sweets\n102,,,1.800,`
    const first = await upload('food_ordering', file)
    expect(first).toEqual({ status: 200, body: { message: 'Products created: 1. Changed: 1.' } })
    expect((await ofMenu('901')).rows).toEqual([{ name_en: 'Halwa', price: 1250 }])
    expect((await ofMenu('102')).rows).toEqual([{ name_en: 'Balaleet', price: 1800 }])
    expect((await upload('food_ordering', file)).body).toEqual({
      message: 'Your products already match this file. Nothing was changed.',
    })
  })

  test('names rows and columns that are wrong, with a link to the error file, and changes nothing', async () => {
    const answer = await upload('food_ordering', `${heads}\n902,A,أ,"14,500",Sweets\n903,B,ب,1.000,Nowhere`)
    expect(answer).toMatchObject({
      status: 400,
      body: {
        errors: [
          { row: 2, column: 'price', code: 'price.ambiguous', found: '14,500', expected: '14.500 or 14500' },
          { row: 3, column: 'category', code: 'category.unknown', found: 'Nowhere' },
        ],
      },
    })
    expect((await ofMenu('903')).rows).toEqual([])
    const { error_file_url: url } = answer.body as { error_file_url: string }
    const lines = (await fileAt(url)).split('\r\n')
    expect(lines[0]).toContain('sku,name_en,name_ar,price,category,Row,Reason')
    expect(lines[1]).toBe('902,A,أ,"14,500",Sweets,2,price: Comma in a price. 14.500 or 14500')
    // As it came, it can be uploaded again: the reasons are read over.
    expect((await upload('food_ordering', lines.join('\n'))).body).toMatchObject({ errors: [{}, {}] })
  })

  test('refuses what is no table at the file, in the reader’s language', async () => {
    expect(await upload('catalogue', '%PDF-1.7')).toEqual({
      status: 400,
      body: { file: ['Upload a CSV or XLSX file.'] },
    })
    expect(await upload('catalogue', null, 'ar')).toEqual({ status: 400, body: { file: ['اختر ملفًا.'] } })
    expect(await upload('catalogue', 'sku,price\na,1')).toMatchObject({
      status: 400,
      body: { file: ['These columns are missing: name_en, name_ar, category. Start from the example file.'] },
    })
  })
})

test('a picture is the name of one that the shop has; another is refused by its name', async () => {
  const file = (image: string) => `${heads},image\np-1,P,م,1.000,dates,${image}`
  expect(await upload('catalogue', file('nowhere.png'))).toMatchObject({
    body: { errors: [{ column: 'image', message: 'No picture called “nowhere.png”' }] },
  })
  expect((await upload('catalogue', file('Dates-Box.svg'))).status).toBe(200)
  const { rows } = await database().pool.query(
    `select i.url from product_picture i join product p on p.id = i.product_id where p.sku = 'p-1'`,
  )
  expect(rows).toEqual([{ url: '/art/dates-box.svg' }])
})

test.each(['required_fields', 'all_fields'])('the example of %s can be uploaded as it is', async (type) => {
  const file = await fileAt(`/api/v1/plugins/catalogue/upload/product/example?type=${type}`)
  expect(await upload('catalogue', file)).toMatchObject({ status: 200 })
})

test('all products of the demo, uploaded again, change nothing', async () => {
  for (const plugin of ['catalogue', 'food_ordering'] as const) {
    const file = await fileAt(`/api/v1/plugins/${plugin}/dashboard/product-file`)
    const answer = await upload(plugin, file)
    expect(answer.body).toEqual({ message: 'Your products already match this file. Nothing was changed.' })
  }
})

test('a file that is rehearsed is found again by whoever may import, and by nobody else', async () => {
  const { rows } = await database().pool.query<{ public_id: string }>(
    `select public_id from import_job where merchant_id = 1 and plugin = 'catalogue' order by id desc limit 1`,
  )
  const id = rows[0]?.public_id ?? ''
  const { body } = await as(importer, 'imports.list', { params: { plugin: 'catalogue' } })
  expect(body['results']).toContainEqual(expect.objectContaining({ id }))
  expect((await as(importer, 'imports.detail', { params: { plugin: 'food_ordering', id } })).status).toBe(404)
  const other = await signIn({ permissions: ['catalogue.manage'], sections: ['catalogue'] })
  expect((await as(other, 'imports.detail', { params: { plugin: 'catalogue', id } })).status).toBe(403)
})
