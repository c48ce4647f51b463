import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'
import { merchant } from '../pay/pay.fixtures.ts'

const over = (changes: Partial<typeof merchant> & { favicon_url?: string | null }) =>
  bffOver({ merchantDetails: { status: 200, body: { ...merchant, ...changes } } })

test("a browser's own question for an icon leads to the merchant's", async () => {
  const icon = await over({ favicon_url: '/art/favicon-tamra.svg' }).request('/favicon.ico')
  expect([icon.status, icon.headers.get('location')]).toEqual([302, '/art/favicon-tamra.svg'])
})

test('a home screen gets a bitmap: the one of the merchant, else one in its colour', async () => {
  const own = await over({ favicon_url: '/files/icon.png' }).request('/apple-touch-icon.png')
  expect([own.status, own.headers.get('location')]).toEqual([302, '/files/icon.png'])
  for (const path of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
    const drawn = await over({ favicon_url: '/art/favicon-tamra.svg', brand: '#f77c1a' }).request(path)
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
    const png = Buffer.from(await drawn.arrayBuffer())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([180, 180])
    const length = png.readUInt32BE(33)
    const pixels = inflateSync(png.subarray(41, 41 + length))
    expect([...pixels.subarray(1, 4)]).toEqual([0xf7, 0x7c, 0x1a])
  }
  expect((await over({ favicon_url: null }).request('/favicon.ico')).headers.get('content-type')).toBe(
    'image/png',
  )
})

test('the manifest names the merchant in the language of the page', async () => {
  const response = await over({}).request('/manifest.webmanifest?lang=ar')
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  expect(await response.json()).toMatchObject({
    name: merchant.title_ar,
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar',
    theme_color: merchant.brand,
    icons: [{ src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }, { sizes: 'any' }],
  })
})
