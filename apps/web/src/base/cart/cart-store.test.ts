import { emptyCart, withQuantity, type Cart } from '@wasl/domain/cart/cart'
import { cartOfCookie } from '@wasl/domain/cart/kept-cart'
import { expect, test, vi } from 'vitest'
import { createCartStore, type CartPlace } from './cart-store.ts'

const line = (slug: string, quantity: number, name = 'Dates') => ({
  slug,
  details: { name: { en: name, ar: '' }, price: '4.500', inventory: null },
  quantity,
  ordered: 0,
})

const cartAt = (at: number, ...lines: Cart['lines'][number][]): Cart => ({ ...emptyCart, at, lines })

/** A browser with two windows: what one writes, the other hears. */
function browser(kept: Record<string, string> = {}) {
  const stored = new Map(Object.entries(kept))
  const cookies: string[] = []
  const time = { now: 100 }
  const windows: EventTarget[] = []
  function window(): CartPlace {
    const own = new EventTarget()
    windows.push(own)
    return {
      addEventListener: own.addEventListener.bind(own),
      removeEventListener: own.removeEventListener.bind(own),
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, text) => {
          stored.set(key, text)
          for (const other of windows)
            if (other !== own) other.dispatchEvent(Object.assign(new Event('storage'), { key }))
        },
      },
      writeCookie: (text) => cookies.push(text),
      now: () => time.now,
    }
  }
  return { window, stored, cookies, time }
}

const quantities = (cart: Cart) => cart.lines.map(({ slug, quantity }) => [slug, quantity])
const set = (slug: string, quantity: number) => (cart: Cart, at: number) =>
  withQuantity(cart, { slug, quantity, at })

test('a change is kept under `cart`, and in a cookie for the server’s pages', () => {
  const { window, stored, cookies } = browser()
  const store = createCartStore(window(), cartAt(5, line('a', 1)))
  store.change(set('a', 3))
  expect(JSON.parse(stored.get('cart') ?? '')).toEqual(cartAt(100, line('a', 3)))
  const [cookie, ...rest] = (cookies[0] ?? '').split('; ')
  expect(quantities(cartOfCookie(cookie?.replace('cart=', '')))).toEqual([['a', 3]])
  expect(rest).toEqual(['Path=/', 'Max-Age=2592000', 'SameSite=Lax'])
})

test('another window’s change is followed, and none of both is lost', () => {
  const { window, time } = browser({ cart: JSON.stringify(cartAt(5, line('a', 1), line('b', 1))) })
  const [one, other] = [createCartStore(window(), emptyCart), createCartStore(window(), emptyCart)]
  const heard = vi.fn<() => void>()
  other.subscribe(heard)
  one.change(set('a', 2))
  expect([heard.mock.calls.length, quantities(other.current())]).toEqual([
    1,
    [
      ['a', 2],
      ['b', 1],
    ],
  ])
  time.now = 50
  other.change(set('b', 7))
  expect(quantities(other.current())).toEqual([
    ['a', 2],
    ['b', 7],
  ])
})

test('what a plain form changed is the newer cart, and keeps the names that this browser knows', () => {
  const { window } = browser({ cart: JSON.stringify(cartAt(5, line('a', 1))) })
  const fromCookie = cartAt(9, line('a', 2, ''), line('b', 1, ''))
  const store = createCartStore(window(), fromCookie)
  expect(quantities(store.current())).toEqual([
    ['a', 2],
    ['b', 1],
  ])
  expect(store.current().lines[0]?.details.name.en).toBe('Dates')
})

test('what stands there and is no cart is dropped without a word, and nothing else with it', () => {
  const { window, stored } = browser({ cart: '[{"slug":"a"}]', branch: 'salmiya' })
  expect(createCartStore(window(), emptyCart).current()).toEqual(emptyCart)
  expect(stored.get('branch')).toBe('salmiya')
  expect(stored.get('cart')).toBe(JSON.stringify(emptyCart))
})

test('a bad line is erased alone', () => {
  const bad = { ...line('b', 1), quantity: -3 }
  const { window, stored } = browser({ cart: JSON.stringify(cartAt(5, line('a', 1), bad)) })
  expect(quantities(createCartStore(window(), emptyCart).current())).toEqual([['a', 1]])
  expect(JSON.parse(stored.get('cart') ?? '')).toEqual(cartAt(5, line('a', 1)))
})

test('a browser that refuses its storage still has a cart on the page', () => {
  const { window } = browser()
  const refuse = () => {
    throw new Error('denied')
  }
  const store = createCartStore(
    { ...window(), storage: { getItem: refuse, setItem: refuse } },
    cartAt(5, line('a', 1)),
  )
  store.change(set('a', 4))
  expect(quantities(store.current())).toEqual([['a', 4]])
})
