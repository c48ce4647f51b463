import { expect, test } from 'vitest'
import { emptyCart, type Cart } from './cart.ts'
import { cartCookie, cartOfCookie, cartOfShared, readCart, sharedText, writeCart } from './kept-cart.ts'

const line = {
  slug: 'دلة-نحاس',
  details: { name: { en: 'Dallah', ar: 'دلة' }, price: '28.000', inventory: 4 },
  quantity: 2,
  ordered: 1,
}
const cart: Cart = { v: 1, at: 1_700_000_000_000, order: 'CA_1-x', lines: [line, { ...line, slug: 'a*b~c' }] }

test('a cart is kept and read again', () => {
  expect(readCart(writeCart(cart))).toEqual(cart)
  expect(readCart(null)).toEqual(emptyCart)
})

test.each([
  ['no JSON', '{"v":1'],
  ['another version', JSON.stringify({ ...cart, v: 2 })],
  ['the list of an older shop', JSON.stringify([line])],
  ['null', 'null'],
  ['a line without a slug', JSON.stringify({ ...cart, lines: [{ ...line, slug: '' }] })],
  ['half a product', JSON.stringify({ ...cart, lines: [{ ...line, quantity: 1.5 }] })],
  ['none of a product', JSON.stringify({ ...cart, lines: [{ ...line, quantity: 0 }] })],
  ['a product twice', JSON.stringify({ ...cart, lines: [line, line] })],
  [
    'a price in words',
    JSON.stringify({ ...cart, lines: [{ ...line, details: { ...line.details, price: 'free' } }] }),
  ],
  [
    'too many lines',
    JSON.stringify({ ...cart, lines: Array.from({ length: 51 }, (_, at) => ({ ...line, slug: `p${at}` })) }),
  ],
])('%s is dropped without an error', (_, text) => {
  expect(readCart(text)).toEqual(emptyCart)
})

test('a cookie carries products, numbers and the prices seen, also of names in Arabic', () => {
  const text = cartCookie(cart)
  expect(text).toMatch(/^[\w.~*%-]+$/)
  const bare = { name: { en: '', ar: '' }, price: '28.000', inventory: null }
  expect(cartOfCookie(text ?? '')).toEqual({
    ...cart,
    lines: cart.lines.map((each) => ({ ...each, details: bare })),
  })
})

test.each([
  undefined,
  '',
  '2~1~',
  '1~x~',
  '1~1~~a*b',
  '1~1~~%zz*1*1.000*0',
  '1~1~~a*1*x*0',
  '1~1~<b>~a*1*1.000*0',
])('the cookie %j is no cart', (text) => {
  expect(cartOfCookie(text)).toEqual(emptyCart)
})

test('a cart that is too long for a cookie has none', () => {
  const long = Array.from({ length: 50 }, (_, at) => ({ ...line, slug: `${'x'.repeat(100)}${at}` }))
  expect(cartCookie({ ...cart, lines: long })).toBeNull()
})

test('a shared cart names products and numbers, and neither a price nor an order', () => {
  const text = sharedText(cart)
  expect(text).not.toMatch(/28|CA_1/)
  expect(cartOfShared(text)?.lines.map(({ slug, quantity }) => [slug, quantity])).toEqual([
    ['دلة-نحاس', 2],
    ['a*b~c', 2],
  ])
})

test.each(['', 'a', 'a*0', 'a*1~a*2', 'a*-1', '*3', '%zz*1'])('%j is no shared cart', (text) => {
  expect(cartOfShared(text)).toBeNull()
})
