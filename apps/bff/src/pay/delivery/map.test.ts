import { expect, test } from 'vitest'
import { bffOver } from '../../bff.fixtures.ts'

const nominatim = [
  {
    place_id: 7,
    display_name: 'Salem Al Mubarak Street, Salmiya',
    lat: '29.335',
    lon: '48.07',
    class: 'highway',
  },
]
const asking = (answer: () => Response | Promise<Response>) => {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (address) => {
    asked.push(String(address))
    return answer()
  }
  return { asked, fetch }
}
const searching = (answer: () => Response | Promise<Response>, url = 'https://places.example/search') => {
  const { asked, fetch } = asking(answer)
  const bff = bffOver({}, { placeSearchUrl: url, fetch })
  const search = (text: string, language = 'en') =>
    bff.request(`/bff/places?q=${encodeURIComponent(text)}`, { headers: { 'accept-language': language } })
  return { asked, bff, search }
}

test('the map learns whether there are tiles and a search, never where they are', async () => {
  const none = await (await bffOver().request('/bff/map')).json()
  expect(none).toEqual({ tileUrl: null, hasSearch: false })
  const both = bffOver(
    {},
    { tileUrl: 'https://t.example/{z}/{x}/{y}.png', placeSearchUrl: 'https://p.example' },
  )
  expect(await (await both.request('/bff/map')).json()).toEqual({
    tileUrl: '/bff/tiles/{z}/{x}/{y}',
    hasSearch: true,
  })
})

test('a search asks the service once a day for the same words in the same language', async () => {
  const { asked, bff, search } = searching(() => Response.json(nominatim))
  const place = { id: '7', name: 'Salem Al Mubarak Street, Salmiya', lat: 29.335, lng: 48.07 }
  expect(await (await search('Salem')).json()).toEqual({ places: [place] })
  await search(' salem ')
  expect(asked).toEqual(['https://places.example/search?q=Salem&format=jsonv2&limit=8&accept-language=en'])
  await search('salem', 'ar')
  bff.time.now = new Date(bff.time.now.getTime() + 86_400_001)
  await search('salem')
  expect(asked).toHaveLength(3)
})

test('an address with {q} is filled in, and GeoJSON is understood', async () => {
  const features = [
    { geometry: { coordinates: [48.07, 29.33] }, properties: { osm_id: 1, name: 'Marina', city: 'Salmiya' } },
  ]
  const { asked, search } = searching(
    () => Response.json({ features }),
    'https://p.example/?q={q}&lang={lang}',
  )
  expect(await (await search('مارينا & co', 'ar')).json()).toEqual({
    places: [{ id: '1', name: 'Marina, Salmiya', lat: 29.33, lng: 48.07 }],
  })
  expect(asked).toEqual([`https://p.example/?q=${encodeURIComponent('مارينا & co')}&lang=ar`])
})

test.each([
  ['an error', () => new Response('', { status: 500 })],
  ['no JSON', () => new Response('<html>')],
  ['another shape', () => Response.json({ results: [] })],
  ['no answer', () => Promise.reject(new Error('time-out'))],
])('a service that answers %s is unavailable', async (_, answer) => {
  const { search } = searching(answer)
  expect((await search('salem')).status).toBe(503)
})

test('without a service there is nothing to ask, and one character is no question', async () => {
  expect((await bffOver().request('/bff/places?q=salem')).status).toBe(404)
  const { asked, search } = searching(() => Response.json([]))
  expect((await search('s')).status).toBe(400)
  expect(asked).toEqual([])
})

test('the twenty-first search of a minute is told to wait', async () => {
  const { search } = searching(() => Response.json([]))
  for (let at = 0; at < 20; at += 1) expect((await search(`place ${at}`)).status).toBe(200)
  const late = await search('one more')
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
})

const png = () => new Response(new Uint8Array([137, 80]), { headers: { 'content-type': 'image/png; x' } })

test('a tile comes through us, and stays with the browser for a day', async () => {
  const { asked, fetch } = asking(png)
  const bff = bffOver({}, { tileUrl: 'https://t.example/{z}/{x}/{y}.png', fetch })
  const tile = await bff.request('/bff/tiles/14/10370/6780')
  expect([tile.status, tile.headers.get('content-type'), tile.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'public, max-age=86400',
  ])
  expect(asked).toEqual(['https://t.example/14/10370/6780.png'])
})

test.each(['/14/99999/1', '/21/1/1', '/14/-1/1', '/14/..%2f/1', '/a/1/1'])('%s is no tile', async (path) => {
  const { asked, fetch } = asking(png)
  const bff = bffOver({}, { tileUrl: 'https://t.example/{z}/{x}/{y}.png', fetch })
  expect((await bff.request(`/bff/tiles${path}`)).status).toBe(404)
  expect(asked).toEqual([])
})

test.each([
  ['a page', () => new Response('<script>', { headers: { 'content-type': 'text/html' } })],
  ['an error', () => new Response('', { status: 403 })],
  ['nothing', () => Promise.reject(new Error('down'))],
])('%s instead of a tile is not passed on', async (_, answer) => {
  const { fetch } = asking(answer)
  const bff = bffOver({}, { tileUrl: 'https://t.example/{z}/{x}/{y}.png', fetch })
  expect((await bff.request('/bff/tiles/14/1/1')).status).toBe(502)
})

test('without a service there are no tiles', async () => {
  expect((await bffOver().request('/bff/tiles/14/1/1')).status).toBe(404)
})
