import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withCateringFood, withFood, type FoodLine } from './food-cart.ts'
import { emptyKeptFood, foodKeys, readFood, writeFood, type FoodKey } from './kept-food-cart.ts'

const line: FoodLine = {
  uId: 'a',
  id: '601',
  size: 'm',
  options: { milk: ['oat'] },
  addOns: ['shot'],
  details: {
    product: { en: 'Latte', ar: 'لاتيه' },
    price: '1.500',
    price_with_discount: null,
    product_images: ['svg:latte'],
    chosen: [{ en: 'Oat', ar: 'شوفان' }],
    inventory: 3,
  },
  quantity: 2,
  instruction: 'hot',
}
const category = {
  id: 'c-feast',
  name: { en: 'Feast', ar: 'عزومة' },
  minimumPlates: 20,
  serviceCharges: '25.000',
}
const full = {
  cart: {
    ...withCateringFood(withFood(emptyKeptFood.cart, line), category, { ...line, uId: 'b' }),
    deliveryType: 'catering' as const,
    place: { branch: 'seafront', area: 'salmiya', pin: { lat: 29.3, lng: 48 } },
  },
  voucher: 'TIDE10',
  pinned: true,
}
const over = (texts: Partial<Record<FoodKey, string | null>>) => readFood((key) => texts[key] ?? null)
const kept = (data: unknown) => JSON.stringify({ v: 1, data })

describe('the kept food cart', () => {
  it('is read as it was written, and nothing is the empty cart', () => {
    expect(over(writeFood(full))).toEqual(full)
    expect(over({})).toEqual(emptyKeptFood)
    expect(over(writeFood(emptyKeptFood))).toEqual(emptyKeptFood)
  })

  it('loses a bad key alone', () => {
    for (const key of foodKeys)
      for (const bad of [
        '{',
        'null',
        '[]',
        '{"v":2,"data":true}',
        kept({ __proto__: {} }),
        '{"v":1,"data":{"__proto__":{}}}',
      ]) {
        const read = over({ ...writeFood(full), [key]: bad })
        expect(read).toEqual(over({ ...writeFood(full), [key]: null }))
        if (key !== 'branch') expect(read.cart.place.branch).toBe('seafront')
        if (key !== 'voucher') expect(read.voucher).toBe('TIDE10')
        expect(read.cart.lines.length + read.cart.categories.length).toBe(
          key === 'food_cart' || key === 'category_cart' ? 1 : 2,
        )
      }
  })

  it('loses lines without a quantity, and keeps the others', () => {
    const lines = [{ ...line, quantity: 0 }, { ...line, uId: 'c' }, { ...line, uId: 'c' }, { id: 1 }]
    expect(over({ food_cart: kept(lines) }).cart.lines).toEqual([{ ...line, uId: 'c' }])
    expect(over({ category_cart: kept([{ ...category, plates: 20, items: [] }]) }).cart.categories).toEqual(
      [],
    )
  })

  it('is a cart, whatever other programs wrote', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(foodKeys.map((key) => [key, fc.option(fc.json())]))),
        (texts) => {
          const wrapped = Object.fromEntries(
            Object.entries(texts).map(([key, text]) => [
              key,
              text === null ? null : `{"v":1,"data":${text}}`,
            ]),
          )
          const read = over(wrapped)
          expect(over(writeFood(read))).toEqual(read)
        },
      ),
    )
  })
})
