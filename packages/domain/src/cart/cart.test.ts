import { expect, test } from 'vitest'
import {
  addToCart,
  countOf,
  emptyCart,
  mostLines,
  newerCart,
  quantityOf,
  readCount,
  withDetails,
  withLineBack,
  withoutOrdered,
  withOrder,
  withQuantity,
  type Cart,
} from './cart.ts'

const details = (price = '4.500', inventory: number | null = null) => ({
  name: { en: 'Dates', ar: 'تمر' },
  price,
  inventory,
})

function cartOf(...slugs: string[]): Cart {
  const lines = slugs.map((slug) => ({ slug, details: details(), quantity: 2, ordered: 0 }))
  return { ...emptyCart, lines }
}

const add = (cart: Cart, inventory: number | null, quantity = 1) =>
  addToCart(cart, { slug: 'tray', details: details('22.000', inventory) }, { quantity, at: 7 })

test.each([
  ['unlimited', null],
  ['as many as there are', 3],
])('what is %s can be added', (_, inventory) => {
  const added = add(emptyCart, inventory, 3)
  const line = { slug: 'tray', details: details('22.000', inventory), quantity: 3, ordered: 0 }
  expect(added).toEqual({ kind: 'added', cart: { v: 1, at: 7, order: null, lines: [line] } })
})

test('what is sold out is not added, and no more than there are', () => {
  expect(add(emptyCart, 0)).toEqual({ kind: 'soldOut' })
  expect(add(emptyCart, 2, 5)).toMatchObject({ cart: { lines: [{ quantity: 2 }] } })
})

test('what is in the cart is not added again: the cart is shown, its number unchanged', () => {
  expect(add(cartOf('dates', 'tray'), 9)).toEqual({ kind: 'inCart' })
})

test('a cart has its limit of lines', () => {
  const full = cartOf(...Array.from({ length: mostLines }, (_, at) => `p${at}`))
  expect(add(full, null)).toEqual({ kind: 'full' })
})

test('a number is changed, 0 removes, and what was removed comes back to its place', () => {
  const cart = cartOf('a', 'b', 'c')
  expect(quantityOf(withQuantity(cart, { slug: 'b', quantity: 5, at: 1 }), 'b')).toBe(5)
  expect(quantityOf(withQuantity(cart, { slug: 'b', quantity: 5_000, at: 1 }), 'b')).toBe(999)
  const without = withQuantity(cart, { slug: 'b', quantity: 0, at: 1 })
  expect(without.lines.map(({ slug }) => slug)).toEqual(['a', 'c'])
  const line = cart.lines[1]
  if (!line) throw new Error('the cart has three lines')
  const back = withLineBack(without, { line, index: 1, at: 2 })
  expect(back).toEqual({ ...cart, at: 2 })
  expect(withLineBack(back, { line, index: 0, at: 3 })).toBe(back)
})

test('a price that was accepted is the price that was seen', () => {
  const cart = withDetails(cartOf('a', 'b'), new Map([['b', details('5.000', 4)]]), 3)
  expect(cart.lines.map((line) => line.details)).toEqual([details(), details('5.000', 4)])
})

test('the success of its own order takes what was ordered; another order and a failure take nothing', () => {
  const paying = withOrder(cartOf('a', 'b'), 'CA-1', 1)
  expect(withoutOrdered(paying, 'CA-2', 2)).toBe(paying)
  expect(withoutOrdered(paying, 'CA-1', 2)).toEqual({ v: 1, at: 2, order: null, lines: [] })
})

test('what was put into the cart while its order was being paid stays', () => {
  const paying = withOrder(cartOf('a', 'b'), 'CA-1', 1)
  const more = addToCart(paying, { slug: 'c', details: details() }, { quantity: 1, at: 2 })
  if (more.kind !== 'added') throw new Error('there is room for it')
  const three = withQuantity(more.cart, { slug: 'a', quantity: 3, at: 3 })
  const left = withoutOrdered(three, 'CA-1', 4)
  expect(left.lines.map(({ slug, quantity, ordered }) => [slug, quantity, ordered])).toEqual([
    ['a', 1, 0],
    ['c', 1, 0],
  ])
  expect(countOf(left)).toBe(2)
})

test('of two copies the newer one is the cart', () => {
  const older = { ...cartOf('a'), at: 1 }
  const newer = { ...cartOf('b'), at: 2 }
  expect([newerCart(older, newer), newerCart(newer, older)]).toEqual([newer, newer])
})

test.each([
  ['٣', 3],
  ['۱۲', 12],
  [' 7 ', 7],
  ['0', 0],
  ['', null],
  ['1.5', null],
  ['1000', null],
  ['two', null],
])('the number %j is read as %j', (text, count) => {
  expect(readCount(text)).toBe(count)
})
