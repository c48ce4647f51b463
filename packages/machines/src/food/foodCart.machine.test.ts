import { emptyFoodCart, hasItems, withFood, type FoodCart, type FoodLine } from '@wasl/domain/food/food-cart'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor, type EventFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { foodCartMachine } from './foodCart.machine.ts'

const line = (uId: string): FoodLine => ({
  uId,
  id: uId,
  size: null,
  options: {},
  addOns: [],
  details: {
    product: { en: uId, ar: uId },
    price: '1.000',
    price_with_discount: null,
    product_images: [],
    chosen: [],
    inventory: null,
  },
  quantity: 1,
  instruction: '',
})
const category = { id: 'c', name: { en: 'Feast', ar: 'عزومة' }, minimumPlates: 20, serviceCharges: '25.000' }
const pickup = { kind: 'deliveryType', deliveryType: 'pickup' } as const
const place = { kind: 'place', place: { branch: 'fintas', area: null, pin: null } } as const
const withItems = withFood(
  { ...emptyFoodCart, place: { branch: 'seafront', area: null, pin: null } },
  line('1'),
)

async function started(kept: FoodCart | null) {
  const persist = vi.fn<(cart: FoodCart) => void>()
  const actor = createActor(
    foodCartMachine.provide({
      actors: { restore: fromPromise(async () => kept) },
      actions: { persist: (_, { cart }) => persist(cart) },
    }),
  )
  const menu = vi.fn<() => void>()
  actor.on('menu.requested', menu)
  const full = vi.fn<() => void>()
  actor.on('cart.full', full)
  actor.start()
  await waitFor(actor, (snapshot) => snapshot.matches('ready'))
  const cart = () => actor.getSnapshot().context.cart
  return { actor, cart, persist, menu, full }
}

test('every state is reached, and every event has a use', () => {
  const done = (output: FoodCart | null) => ({ type: 'xstate.done.actor.restore', output }) as never
  const everything: EventFrom<typeof foodCartMachine>[] = [
    done(null),
    done(withItems),
    { type: 'xstate.error.actor.restore', error: new Error('x') } as never,
    { type: 'line.added', line: line('1'), category: null },
    { type: 'line.added', line: line('2'), category },
    { type: 'line.changed', uId: '1', quantity: 0 },
    { type: 'plates.changed', category: 'c', plates: 25 },
    { type: 'change.requested', change: pickup },
    { type: 'change.requested', change: place },
    { type: 'change.confirmed' },
    { type: 'change.declined' },
    { type: 'cart.cleared' },
    { type: 'order.placed' },
    { type: 'cart.followed', cart: emptyFoodCart },
  ]
  const paths = getShortestPaths(foodCartMachine, {
    events: everything,
    serializeState: ({ value, context }) => JSON.stringify([value, context.pending, hasItems(context.cart)]),
  })
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(
    new Set(['restoring', 'ready', 'confirmingChange']),
  )
  const ready = paths.find(({ state }) => state.value === 'ready' && hasItems(state.context.cart))
  const asking = paths.find(({ state }) => state.value === 'confirmingChange')
  const heard = everything.filter((event) => [ready, asking].some((path) => path?.state.can(event)))
  expect(new Set(heard.map(({ type }) => type)).size).toBe(
    new Set(everything.map(({ type }) => type)).size - 2,
  )
})

test('a kept cart is restored; none is the empty one', async () => {
  expect((await started(withItems)).cart()).toEqual(withItems)
  expect((await started(null)).cart()).toEqual(emptyFoodCart)
})

test('another type of delivery with items asks; declined, everything is as before', async () => {
  const { actor, cart, persist, menu } = await started(withItems)
  actor.send({ type: 'change.requested', change: pickup })
  expect(actor.getSnapshot().matches('confirmingChange')).toBe(true)
  actor.send({ type: 'change.declined' })
  expect([cart(), actor.getSnapshot().context.pending]).toEqual([withItems, null])
  expect([persist.mock.calls.length, menu.mock.calls.length]).toEqual([0, 0])
})

test('confirmed, the cart is empty, the place is asked again and the menu is shown', async () => {
  const { actor, cart, persist, menu } = await started(withItems)
  actor.send({ type: 'change.requested', change: pickup })
  actor.send({ type: 'change.confirmed' })
  const after = { ...emptyFoodCart, deliveryType: 'pickup' }
  expect(cart()).toEqual(after)
  expect(persist).toHaveBeenCalledExactlyOnceWith(after)
  expect(menu).toHaveBeenCalledOnce()
})

test('an empty cart changes at once, and no change asks nothing', async () => {
  const { actor, cart, persist } = await started(null)
  actor.send({ type: 'change.requested', change: { kind: 'deliveryType', deliveryType: 'delivery' } })
  expect(persist).not.toHaveBeenCalled()
  actor.send({ type: 'change.requested', change: place })
  expect(cart().place.branch).toBe('fintas')
  expect(persist).toHaveBeenCalledOnce()
})

test('the place changes after the same question', async () => {
  const { actor, cart } = await started(withItems)
  actor.send({ type: 'change.requested', change: place })
  actor.send({ type: 'change.confirmed' })
  expect(cart()).toMatchObject({ lines: [], deliveryType: 'delivery', place: { branch: 'fintas' } })
})

test('a pin that moved within its area empties nothing', async () => {
  const { actor, cart } = await started(withItems)
  const moved = { ...withItems.place, pin: { lat: 29.3, lng: 48 } }
  actor.send({ type: 'change.requested', change: { kind: 'place', place: moved } })
  expect(cart()).toEqual({ ...withItems, place: moved })
})

test('the 51st dish is refused, one that is there grows', async () => {
  const lines = Array.from({ length: 50 }, (_, index) => line(String(index)))
  const { actor, cart, full } = await started({ ...emptyFoodCart, lines })
  actor.send({ type: 'line.added', line: line('51'), category: null })
  expect([cart().lines.length, full.mock.calls.length]).toEqual([50, 1])
  actor.send({ type: 'line.added', line: { ...line('7'), quantity: 2000 }, category: null })
  expect([cart().lines.length, cart().lines[7]?.quantity, full.mock.calls.length]).toEqual([50, 999, 1])
})

test('another tab that answered ends the question', async () => {
  const { actor, cart } = await started(withItems)
  actor.send({ type: 'change.requested', change: pickup })
  actor.send({ type: 'cart.followed', cart: { ...emptyFoodCart, deliveryType: 'pickup' } })
  expect(actor.getSnapshot().matches('ready')).toBe(true)
  expect(cart().deliveryType).toBe('pickup')
})

test('plates begin at the minimum and leave with the last dish', async () => {
  const { actor, cart } = await started(null)
  actor.send({ type: 'line.added', line: line('a'), category })
  actor.send({ type: 'plates.changed', category: 'c', plates: 25 })
  for (const plates of [0, -1, 20.5, 10_000]) actor.send({ type: 'plates.changed', category: 'c', plates })
  expect(cart().categories).toMatchObject([{ plates: 25 }])
  actor.send({ type: 'line.changed', uId: 'a', quantity: 0 })
  expect(cart().categories).toEqual([])
})

test('cleared, the type is delivery; a placed order leaves type and place', async () => {
  const pickupCart: FoodCart = { ...withItems, deliveryType: 'pickup' }
  const cleared = await started(pickupCart)
  cleared.actor.send({ type: 'cart.cleared' })
  expect(cleared.cart()).toEqual(emptyFoodCart)
  const placed = await started(pickupCart)
  placed.actor.send({ type: 'order.placed' })
  expect(placed.cart()).toEqual({ ...pickupCart, lines: [] })
})
