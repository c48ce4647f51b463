import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceProblems, dishUnit, type Chosen, type Dish } from './choices.ts'
import {
  afterChange,
  emptyFoodCart,
  withCateringFood,
  withFood,
  withFoodQuantity,
  type FoodLine,
} from './food-cart.ts'
import { cateringTotal, plateUnit, readPlates, type CateringCategory } from './plates.ts'

const choice = (id: string, priceMinor = 0, soldOut = false) => ({ id, priceMinor, soldOut })
const nothing: Chosen = { size: null, options: {}, addOns: [] }
const latte: Dish = {
  id: '601',
  priceMinor: 1500,
  discountedMinor: null,
  groups: [
    {
      id: 'size-drink',
      isSize: true,
      least: 1,
      most: 1,
      choices: [choice('s'), choice('m', 400), choice('l', 750)],
    },
    {
      id: 'milk',
      isSize: false,
      least: 0,
      most: 1,
      choices: [choice('full'), choice('oat', 300), choice('rice', 0, true)],
    },
    {
      id: 'sides2',
      isSize: false,
      least: 1,
      most: 2,
      choices: [choice('a'), choice('b', 500), choice('c', -2500)],
    },
  ],
  addOns: [choice('shot', 350), choice('pistachio', 400)],
}
const plain = (id: string, priceMinor: number): Dish => ({
  id,
  priceMinor,
  discountedMinor: null,
  groups: [],
  addOns: [],
})

describe('what is chosen of a dish', () => {
  it('is refused with the group and the limit', () => {
    const codes = (chosen: Partial<Chosen>) => choiceProblems(latte, { ...nothing, ...chosen })
    expect(codes({ options: { sides2: ['a'] } })).toEqual([{ code: 'sizeMissing', group: 'size-drink' }])
    expect(codes({ size: 'm' })).toEqual([{ code: 'tooFew', group: 'sides2', least: 1 }])
    expect(codes({ size: 'm', options: { sides2: ['a', 'b', 'c'] } })).toEqual([
      { code: 'tooMany', group: 'sides2', most: 2 },
    ])
    expect(codes({ size: 'xl', options: { sides2: ['a'], milk: ['rice'] }, addOns: ['gold'] })).toEqual([
      { code: 'unknownChoice', group: 'size-drink', choice: 'xl' },
      { code: 'soldOut', group: 'milk', choice: 'rice' },
      { code: 'unknownChoice', group: null, choice: 'gold' },
    ])
    expect(codes({ size: 'm', options: { sides2: ['a'], 'size-drink': ['s'], toString: ['x'] } })).toEqual([
      { code: 'unknownChoice', group: 'size-drink', choice: 'size-drink' },
      { code: 'unknownChoice', group: 'toString', choice: 'toString' },
    ])
    expect(choiceProblems(plain('1', 1000), { ...nothing, size: 's' })).toHaveLength(1)
    expect(codes({ size: 'm', options: { sides2: ['a', 'a'] }, addOns: ['shot', 'shot'] })).toEqual([])
  })

  it('makes differences, down to a price of 0', () => {
    expect(
      dishUnit(latte, { size: 'l', options: { milk: ['oat'] }, addOns: ['shot', 'pistachio', 'shot'] }),
    ).toBe(3300)
    expect(
      dishUnit({ ...latte, discountedMinor: 1000 }, { ...nothing, size: 's', options: { sides2: ['c'] } }),
    ).toBe(0)
  })
})

describe('plates', () => {
  const feast: CateringCategory = {
    id: 'c-machboos',
    minimumPlates: 20,
    mostPlates: null,
    plateStep: 1,
    serviceMinor: 25_000,
    plateMinor: 5750,
  }
  const items = [3950, 5500, 1950, 1900].map((price, index) => ({
    dish: plain(String(index), price),
    chosen: nothing,
    quantity: 1,
  }))

  it('cost their price with the service once, or the sum of their dishes', () => {
    expect(cateringTotal(feast, items, 20)).toBe(140_000)
    expect(cateringTotal({ ...feast, plateMinor: null }, items, 20)).toBe(291_000)
    const coffee = { ...feast, plateMinor: 1900, serviceMinor: 40_000 }
    expect(cateringTotal(feast, items, 20) + cateringTotal(coffee, [], 30)).toBe(237_000)
    const withShot = { dish: latte, chosen: { ...nothing, size: 's', addOns: ['shot'] }, quantity: 2 }
    expect(plateUnit(feast, [withShot])).toBe(6450)
  })

  it('are whole, at least the minimum, in the digits of any script', () => {
    expect(readPlates('19', feast)).toEqual({ problem: { code: 'belowMinimum', minimum: 20 } })
    expect(readPlates('٢٠', feast)).toEqual({ plates: 20 })
    expect(readPlates('20.5', feast)).toEqual({ problem: { code: 'notWhole' } })
    expect(readPlates('33', { ...feast, plateStep: 5, mostPlates: 34 })).toEqual({
      problem: { code: 'notAStep', step: 5, nearest: [30] },
    })
    expect(readPlates('99', { ...feast, mostPlates: 34 })).toEqual({
      problem: { code: 'aboveMaximum', maximum: 34 },
    })
  })
})

describe('lines of a cart', () => {
  const line = (uId: string, more: Partial<FoodLine> = {}): FoodLine => ({
    uId,
    id: '601',
    size: 'm',
    options: { milk: ['oat'] },
    addOns: ['shot', 'pistachio'],
    details: {
      product: { en: 'Latte', ar: 'لاتيه' },
      price: '1.500',
      price_with_discount: null,
      product_images: [],
      chosen: [],
      inventory: null,
    },
    quantity: 1,
    instruction: '',
    ...more,
  })
  const quantities = (lines: readonly FoodLine[]) =>
    lines
      .reduce((cart, one) => withFood(cart, one), emptyFoodCart)
      .lines.map(({ uId, quantity }) => [uId, quantity])

  it('merge where everything is equal, and keep their first id', () => {
    expect(quantities([line('a'), line('b', { addOns: ['pistachio', 'shot'] })])).toEqual([['a', 2]])
    expect(quantities([line('a'), line('b', { instruction: ' ' })])).toEqual([['a', 2]])
    expect(quantities([line('a', { instruction: 'hot' }), line('b', { instruction: ' hot ' })])).toEqual([
      ['a', 2],
    ])
    expect(quantities([line('a'), line('b', { instruction: 'hot' }), line('c', { size: 'l' })])).toHaveLength(
      3,
    )
    expect(quantities([line('a'), line('b', { options: { milk: ['oat'], sides2: [] } })])).toEqual([['a', 2]])
  })

  it('keep their number, in whatever order they come', () => {
    const some = fc.record({
      size: fc.constantFrom('s', 'm'),
      addOns: fc.shuffledSubarray(['shot', 'pistachio']),
      instruction: fc.constantFrom('', ' ', 'hot'),
      quantity: fc.integer({ min: 1, max: 5 }),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), (wanted) => {
        const lines = wanted.map((one, index) => line(String(index), one))
        const sum = (all: readonly (readonly [string, number])[]) =>
          all.reduce((n, [, quantity]) => n + quantity, 0)
        const [there, back] = [quantities(lines), quantities(lines.toReversed())] as [
          [string, number][],
          [string, number][],
        ]
        expect(sum(there)).toBe(sum(wanted.map(({ quantity }, index) => [String(index), quantity])))
        const sorted = (all: [string, number][]) =>
          all.map(([, quantity]) => quantity).toSorted((a, b) => a - b)
        expect(sorted(there)).toEqual(sorted(back))
      }),
    )
  })

  it('of a category leave with it, which begins at its minimum', () => {
    const category = {
      id: 'c',
      name: { en: 'Feast', ar: 'عزومة' },
      minimumPlates: 20,
      serviceCharges: '25.000',
    }
    const cart = withCateringFood(
      withCateringFood(emptyFoodCart, category, line('a')),
      category,
      line('b', { size: 's' }),
    )
    expect(cart.categories).toMatchObject([{ plates: 20, items: [{ uId: 'a' }, { uId: 'b' }] }])
    expect(withFoodQuantity(cart, 'a', 0).categories).toHaveLength(1)
    expect(withFoodQuantity(withFoodQuantity(cart, 'a', 0), 'b', 0).categories).toEqual([])
  })

  it('leave with another type of delivery, and the place is asked again', () => {
    const place = { branch: 'seafront', area: null, pin: null }
    const cart = { ...withFood(emptyFoodCart, line('a')), place }
    expect(afterChange(cart, { kind: 'deliveryType', deliveryType: 'pickup' })).toEqual({
      ...emptyFoodCart,
      deliveryType: 'pickup',
    })
    expect(afterChange(cart, { kind: 'place', place: { ...place, branch: 'fintas' } })).toMatchObject({
      lines: [],
      place: { branch: 'fintas' },
    })
  })
})
