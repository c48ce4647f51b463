import type { CartOffer } from '@wasl/contracts/web/catalogue.contract'
import {
  withDetails,
  withLineBack,
  withQuantity,
  type CartDetails,
  type CartLine,
} from '@wasl/domain/cart/cart'
import { isCheaper } from '@wasl/domain/cart/line-answer'
import { useEffect, useState } from 'react'
import { useChangeCart } from '../cart-context.tsx'
import type { LineChange } from './LineTrouble.tsx'
import { pricedLineOf, type PricedLine } from './priced-line.ts'

type Gone = { line: CartLine; index: number }

/** Changes of the own cart, what was removed, and prices that fell since they were seen. */
export function useCartChanges(offer: CartOffer | null) {
  const change = useChangeCart()
  const [removed, setRemoved] = useState<readonly Gone[]>([])
  const [saved, setSaved] = useState<ReadonlyMap<string, string>>(new Map())
  const cheaper = offer ? cheaperOf(offer) : none
  const key = [...cheaper.keys()].join(' ')

  // A lower price needs no answer: it is what its buyer has seen from now on.
  useEffect(() => {
    if (key === '') return
    setSaved((before) => new Map([...before, ...[...cheaper].map(([slug, { was }]) => [slug, was] as const)]))
    change((cart, at) =>
      withDetails(
        cart,
        seenOf(
          cart.lines,
          [...cheaper].map(([, { line }]) => line),
        ),
        at,
      ),
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key names what changed
  }, [key])

  const changesOf = (line: CartLine, index: number): LineChange => ({
    setQuantity: (quantity) => change((cart, at) => withQuantity(cart, { slug: line.slug, quantity, at })),
    remove: () => {
      setRemoved((before) => [...before.filter((one) => one.line.slug !== line.slug), { line, index }])
      change((cart, at) => withQuantity(cart, { slug: line.slug, quantity: 0, at }))
    },
    accept: () => {
      const priced = pricedLineOf(offer?.cart, line.slug)
      if (priced) change((cart, at) => withDetails(cart, seenOf(cart.lines, [priced]), at))
    },
  })
  const shown = removed.map(({ line, index }) => ({
    line,
    index,
    undo: () => {
      setRemoved((before) => before.filter((one) => one.line !== line))
      change((cart, at) => withLineBack(cart, { line, index, at }))
    },
  }))
  return { changesOf, removed: shown, savedFrom: saved }
}

const none: ReadonlyMap<string, { line: PricedLine; was: string }> = new Map()

function cheaperOf({ cart }: CartOffer) {
  const found = new Map<string, { line: PricedLine; was: string }>()
  for (const line of cart.lines)
    for (const { code, was } of line.problems)
      if (
        code === 'price_changed' &&
        was !== null &&
        line.unitPrice !== null &&
        isCheaper(line.unitPrice, was)
      )
        found.set(line.slug, { line, was })
  return found
}

/** Name, price and stock of now, as the cart keeps them. */
function seenOf(lines: readonly CartLine[], priced: readonly PricedLine[]): ReadonlyMap<string, CartDetails> {
  return new Map(
    lines.flatMap(({ slug, details }) => {
      const now = priced.find((line) => line.slug === slug)
      if (!now) return []
      return [
        [
          slug,
          {
            name: { en: now.nameEn ?? details.name.en, ar: now.nameAr ?? details.name.ar },
            price: now.unitPrice ?? details.price,
            inventory: now.inventory,
          },
        ] as const,
      ]
    }),
  )
}
