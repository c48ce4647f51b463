import { emptyCart, newerCart, type Cart } from '@wasl/domain/cart/cart'
import { cartInCookies, readCart, writeCart } from '@wasl/domain/cart/kept-cart'

/** S1 §4: the key under which browsers keep the cart, and the cookie that carries it to the server's pages. */
const key = 'cart'
const keptSeconds = 30 * 24 * 60 * 60

export type CartStore = {
  current: () => Cart
  change: (next: (cart: Cart, at: number) => Cart) => void
  subscribe: (heard: () => void) => () => void
}

/** What a browser has: other windows of the shop write to the same storage. */
export type CartPlace = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  writeCookie: (text: string) => void
  now: () => number
}

/** The cart of this browser. `first` is what its cookie told the server, and is newer where a plain form was sent. */
export function createCartStore(place: CartPlace, first: Cart): CartStore {
  let cart = fromBoth(keptIn(place), first)
  eraseUnsound(place)
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((heard) => heard())

  const readAgain = () => {
    const kept = keptIn(place)
    if (kept.at === cart.at) return
    cart = kept.at === 0 ? emptyCart : kept
    tell()
  }
  const heard = (event: Event) => {
    const changed = event as Partial<StorageEvent>
    if (event.type !== 'storage' || changed.key === key || changed.key === null) readAgain()
  }

  return {
    current: () => cart,
    change: (next) => {
      // What another window wrote a moment ago is not lost.
      const latest = fromBoth(keptIn(place), cart)
      const changed = next(latest, Math.max(place.now(), latest.at + 1))
      if (changed === latest && latest === cart) return
      cart = changed
      keepIn(place, cart)
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) {
        place.addEventListener('storage', heard)
        // Back from the bank: the page may come from the browser's memory.
        place.addEventListener('pageshow', heard)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        place.removeEventListener('storage', heard)
        place.removeEventListener('pageshow', heard)
      }
    },
  }
}

/** Of a cookie's lines names are not known; what this browser has seen of the same products is. */
function fromBoth(kept: Cart, other: Cart): Cart {
  const newer = newerCart(kept, other)
  if (newer === kept) return kept
  const seen = new Map(kept.lines.map(({ slug, details }) => [slug, details]))
  const lines = newer.lines.map((line) => {
    const details = seen.get(line.slug)
    return details && !line.details.name.en
      ? { ...line, details: { ...details, price: line.details.price } }
      : line
  })
  return { ...newer, lines }
}

/** A browser may refuse its storage altogether: the cart then lives with the page and its cookie. */
function keptIn({ storage }: CartPlace): Cart {
  try {
    return readCart(storage.getItem(key))
  } catch {
    return emptyCart
  }
}

/** What was read past is not kept any longer (S1 §4). */
function eraseUnsound({ storage }: CartPlace): void {
  try {
    const text = storage.getItem(key)
    const sound = readCart(text)
    if (text === null || text === writeCart(sound)) return
    storage.setItem(key, writeCart(sound))
  } catch {
    // Nothing can be erased where nothing can be read.
  }
}

function keepIn({ storage, writeCookie }: CartPlace, cart: Cart): void {
  try {
    storage.setItem(key, writeCart(cart))
  } catch {
    // Nothing is lost on this page.
  }
  for (const { name, text } of cartInCookies(cart) ?? [])
    writeCookie(`${name}=${text}; Path=/; Max-Age=${text === '' ? 0 : keptSeconds}; SameSite=Lax`)
}

export const browserPlace = (): CartPlace => ({
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  storage: {
    getItem: (name) => localStorage.getItem(name),
    setItem: (name, text) => localStorage.setItem(name, text),
  },
  writeCookie: (text) => {
    document.cookie = location.protocol === 'https:' ? `${text}; Secure` : text
  },
  now: Date.now,
})
