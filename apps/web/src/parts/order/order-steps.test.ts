import { expect, test } from 'vitest'
import { orderSteps } from './order-steps.ts'

test.each([
  ['delivery', 'packed', ['confirmed', 'packed', 'shipped', 'completed']],
  ['pickup', 'ready_for_pickup', ['confirmed', 'ready_for_pickup', 'completed']],
  ['none', 'confirmed', ['confirmed', 'completed']],
  ['delivery', 'canceled', null],
  ['delivery', 'pending_payment', null],
] as const)('an order by %s that is %s goes %j', (fulfilment, state, steps) => {
  expect(orderSteps({ fulfilment, state })).toEqual(steps)
})
