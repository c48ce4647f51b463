import { expect, test } from 'vitest'
import { emptyCart, type Cart } from './cart.ts'
import {
  cartFromCookies,
  cartInCookies,
  cartOfCookie,
  cartOfShared,
  cartText,
  readCart,
  sharedText,
  writeCart,
} from './kept-cart.ts'

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
])('%s is dropped without an error', (_, text) => {
  expect(readCart(text)).toEqual(emptyCart)
})

test.each<[string, object]>([
  ['a line without a slug', { ...line, slug: '' }],
  ['half a product', { ...line, slug: 'b', quantity: 1.5 }],
  ['none of a product', { ...line, slug: 'b', quantity: 0 }],
  ['a product twice', line],
  ['a price in words', { ...line, slug: 'b', details: { ...line.details, price: 'free' } }],
])('%s is dropped alone: the other lines stay', (_, bad) => {
  expect(readCart(JSON.stringify({ ...cart, lines: [line, bad] }))).toEqual({ ...cart, lines: [line] })
})

test('of too many lines the first fifty stay', () => {
  const lines = Array.from({ length: 51 }, (_, at) => ({ ...line, slug: `p${at}` }))
  expect(readCart(JSON.stringify({ ...cart, lines })).lines).toEqual(lines.slice(0, 50))
})

test('a cookie carries products, numbers and the prices seen, also of names in Arabic', () => {
  const text = cartText(cart)
  expect(text).toMatch(/^[\w.~*%$-]+$/)
  const bare = { name: { en: '', ar: '' }, price: '28.000', inventory: null }
  expect(cartOfCookie(text)).toEqual({
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
  '1~1~~$!!*1*1.000*0',
  '1~1~~a*1*x*0',
  '1~1~<b>~a*1*1.000*0',
])('the cookie %j is no cart', (text) => {
  expect(cartOfCookie(text)).toEqual(emptyCart)
})

test('a cart of fifty lines with long Arabic slugs goes through cookies of 4 KB, and back', () => {
  const slug = (at: number) => `${'تمر-إخلاص-فاخر-'.repeat(5)}${at}`
  const lines = Array.from({ length: 50 }, (_, at) => ({ ...line, slug: slug(at), quantity: 999 }))
  const parts = cartInCookies({ ...cart, lines }) ?? []
  expect(parts.map(({ text }) => text.length <= 3_500)).toEqual([true, true, true, true])
  const read = cartFromCookies((name) => parts.find((part) => part.name === name)?.text)
  expect(read.lines.map((each) => each.slug)).toEqual(lines.map((each) => each.slug))
})

test('a short cart needs one cookie, and empties the others', () => {
  expect(cartInCookies(cart)?.map(({ name, text }) => [name, text !== ''])).toEqual([
    ['cart', true],
    ['cart2', false],
    ['cart3', false],
    ['cart4', false],
  ])
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
