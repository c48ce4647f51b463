import {
  afterChange,
  emptyFoodCart,
  emptiesCart,
  hasItems,
  hasRoomFor,
  isChange,
  withCateringFood,
  withFood,
  withFoodQuantity,
  withPlates,
  type CartChange,
  type CateringEntry,
  type FoodCart,
  type FoodLine,
} from '@wasl/domain/food/food-cart'
import { assign, emit, setup } from 'xstate'
import { port } from '../port.ts'

export type FoodCartContext = { readonly cart: FoodCart; readonly pending: CartChange | null }

export type FoodCartEvent =
  | { type: 'line.added'; line: FoodLine; category: Omit<CateringEntry, 'plates' | 'items'> | null }
  /** 0 removes the line. */
  | { type: 'line.changed'; uId: string; quantity: number }
  | { type: 'plates.changed'; category: string; plates: number }
  | { type: 'change.requested'; change: CartChange }
  | { type: 'change.confirmed' }
  | { type: 'change.declined' }
  | { type: 'cart.cleared' }
  /** The order of this cart is paid. */
  | { type: 'order.placed' }
  /** Another tab changed the cart. */
  | { type: 'cart.followed'; cart: FoodCart }

/**
 * The cart of the menu (S1 §4). Another type of delivery or another place empties it: with items in it the guest is asked
 * first. Declining changes nothing, because nothing was changed before.
 */
export const foodCartMachine = setup({
  types: {
    context: {} as FoodCartContext,
    events: {} as FoodCartEvent,
    emitted: {} as { type: 'menu.requested' } | { type: 'cart.full' },
  },
  actors: {
    /** Reads what the browser kept; null if there is no cart. */
    restore: port<FoodCart | null, undefined>('restore'),
  },
  guards: {
    changes: ({ context }, { change }: { change: CartChange }) => isChange(context.cart, change),
    needsConfirm: ({ context }, { change }: { change: CartChange }) =>
      emptiesCart(context.cart, change) && hasItems(context.cart),
    fits: ({ context }, { line, category }: { line: FoodLine; category: { id: string } | null }) =>
      hasRoomFor(context.cart, line, category?.id ?? null),
  },
  actions: {
    /** Provided by the app: writes S1's keys. */
    persist: (_, _params: { cart: FoodCart }) => {},
    take: assign((_, { cart }: { cart: FoodCart }) => ({ cart })),
    keep: assign((_, { change }: { change: CartChange }) => ({ pending: change })),
    forget: assign({ pending: null }),
    openMenu: emit({ type: 'menu.requested' }),
    tellFull: emit({ type: 'cart.full' }),
  },
}).createMachine({
  id: 'foodCart',
  context: { cart: emptyFoodCart, pending: null },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: {
          target: 'ready',
          actions: { type: 'take', params: ({ event }) => ({ cart: event.output ?? emptyFoodCart }) },
        },
        onError: 'ready',
      },
    },
    ready: {
      on: {
        'line.added': [
          {
            guard: { type: 'fits', params: ({ event }) => event },
            actions: [
              {
                type: 'take',
                params: ({ context, event }) => ({
                  cart: event.category
                    ? withCateringFood(context.cart, event.category, event.line)
                    : withFood(context.cart, event.line),
                }),
              },
              { type: 'persist', params: ({ context }) => context },
            ],
          },
          { actions: 'tellFull' },
        ],
        'line.changed': {
          actions: [
            {
              type: 'take',
              params: ({ context, event }) => ({
                cart: withFoodQuantity(context.cart, event.uId, event.quantity),
              }),
            },
            { type: 'persist', params: ({ context }) => context },
          ],
        },
        'plates.changed': {
          actions: [
            {
              type: 'take',
              params: ({ context, event }) => ({
                cart: withPlates(context.cart, event.category, event.plates),
              }),
            },
            { type: 'persist', params: ({ context }) => context },
          ],
        },
        'change.requested': [
          {
            guard: { type: 'needsConfirm', params: ({ event }) => event },
            target: 'confirmingChange',
            actions: { type: 'keep', params: ({ event }) => event },
          },
          {
            guard: { type: 'changes', params: ({ event }) => event },
            actions: [
              {
                type: 'take',
                params: ({ context, event }) => ({ cart: afterChange(context.cart, event.change) }),
              },
              { type: 'persist', params: ({ context }) => context },
            ],
          },
        ],
        'cart.cleared': {
          actions: [
            { type: 'take', params: { cart: emptyFoodCart } },
            { type: 'persist', params: ({ context }) => context },
          ],
        },
        'order.placed': {
          actions: [
            {
              type: 'take',
              params: ({ context }) => ({ cart: { ...context.cart, lines: [], categories: [] } }),
            },
            { type: 'persist', params: ({ context }) => context },
          ],
        },
        'cart.followed': { actions: { type: 'take', params: ({ event }) => event } },
      },
    },
    confirmingChange: {
      on: {
        'change.confirmed': {
          target: 'ready',
          actions: [
            {
              type: 'take',
              params: ({ context }) => ({
                cart: context.pending ? afterChange(context.cart, context.pending) : context.cart,
              }),
            },
            { type: 'persist', params: ({ context }) => context },
            'forget',
            'openMenu',
          ],
        },
        'change.declined': { target: 'ready', actions: 'forget' },
        // The other tab answered, or emptied the cart: there is no question any more.
        'cart.followed': {
          target: 'ready',
          actions: [{ type: 'take', params: ({ event }) => event }, 'forget'],
        },
      },
    },
  },
})
