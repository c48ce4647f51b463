import { expect, test } from 'vitest'
import { catalogueOrderMoves, catalogueOrderWay, fulfilments } from './order-states.ts'

test.each(fulfilments)(
  'SHOP-22: an order by %s is moved along its own way, and never along another',
  (fulfilment) => {
    const way = catalogueOrderWay[fulfilment]
    const walked = way.map((state) => catalogueOrderMoves({ state, fulfilment }))
    walked.slice(0, -1).forEach((allowed, at) => expect(allowed[0]).toBe(way[at + 1]))
    const reached = new Set(walked.flat())
    expect(reached.has('ready_for_pickup')).toBe(fulfilment === 'pickup')
    expect(reached.has('shipped')).toBe(fulfilment === 'delivery')
  },
)

test('an order that has ended is moved nowhere', () => {
  for (const fulfilment of fulfilments)
    for (const state of ['pending_payment', 'payment_failed', 'expired', 'canceled', 'returned', '__proto__'])
      expect(catalogueOrderMoves({ state, fulfilment })).toEqual([])
})
