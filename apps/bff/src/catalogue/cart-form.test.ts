import { cartOfCookie } from '@wasl/domain/cart/kept-cart'
import { expect, test } from 'vitest'
import { bffOver } from '../bff.fixtures.ts'

const form = '/bff/catalogue/cart/form'
const dates = {
  act: 'add',
  slug: 'تمر-12',
  price: '4.500',
  quantity: '٣',
  back: '/ar/catalogue/product-list',
}

/** Presses one form after the other, as a browser without script: with the cookie of the answer before. */
async function pressed(...forms: Record<string, string>[]) {
  const bff = bffOver()
  let cookie = ''
  let location: string | null = null
  for (const fields of forms) {
    const answer = await bff.press(form, fields, { 'accept-language': 'ar', ...(cookie && { cookie }) })
    location = answer.headers.get('location')
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
  }
  const cart = cartOfCookie(cookie.replace('cart=', ''))
  return { location, lines: cart.lines.map(({ slug, quantity, details }) => [slug, quantity, details.price]) }
}

test('adding keeps the product in a cookie and leads back to the page it was pressed on', async () => {
  expect(await pressed(dates)).toEqual({
    location: '/ar/catalogue/product-list',
    lines: [['تمر-12', 3, '4.500']],
  })
})

test('adding what is in the cart leads to the cart, its number unchanged', async () => {
  expect(await pressed(dates, { ...dates, quantity: '1' })).toEqual({
    location: '/ar/catalogue/cart',
    lines: [['تمر-12', 3, '4.500']],
  })
})

test('numbers are set, prices accepted and lines removed', async () => {
  const more = { ...dates, slug: 'b', quantity: '' }
  expect((await pressed(dates, more, { act: 'set', slug: 'b', quantity: '9' })).lines).toEqual([
    ['تمر-12', 3, '4.500'],
    ['b', 9, '4.500'],
  ])
  expect((await pressed(dates, { act: 'accept', slug: 'تمر-12', price: '5.000' })).lines).toEqual([
    ['تمر-12', 3, '5.000'],
  ])
  expect((await pressed(dates, more, { act: 'remove', slug: 'تمر-12' })).lines).toEqual([['b', 1, '4.500']])
})

test('a shared cart joins the own one', async () => {
  expect((await pressed(dates, { act: 'take', items: '%D8%AA%D9%85%D8%B1-12*5~tray*1' })).lines).toEqual([
    ['تمر-12', 5, '4.500'],
    ['tray', 1, '0'],
  ])
})

test.each([
  { ...dates, act: 'steal' },
  { ...dates, slug: '' },
  { ...dates, price: 'free' },
  { act: 'take', items: 'nothing' },
] as Record<string, string>[])('what our forms never send is refused', async (fields) => {
  expect((await bffOver().press(form, fields)).status).toBe(400)
})

test('nobody is led to another site', async () => {
  expect((await pressed({ ...dates, back: '//evil.example/catalogue/' })).location).toBe('/ar/catalogue/cart')
})

test('another site presses nothing, and a reload of the address leads to the cart', async () => {
  const bff = bffOver()
  const crossed = await bff.press(form, dates, { 'sec-fetch-site': 'cross-site' })
  expect(crossed.status).toBe(403)
  const reloaded = await bff.request(form, { headers: { 'accept-language': 'ar' } })
  expect([reloaded.status, reloaded.headers.get('location')]).toEqual([303, '/ar/catalogue/cart'])
})
