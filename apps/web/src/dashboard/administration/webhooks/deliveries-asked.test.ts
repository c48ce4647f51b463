import { expect, test } from 'vitest'
import { asksAnything, readDeliveriesAsked } from './deliveries-asked.ts'

test('an address says which deliveries are shown; what is not known there is left out', () => {
  expect(readDeliveriesAsked('?state=failed&q=%20PR-1005%20&endpoint=demo-wasl')).toEqual({
    state: 'failed',
    q: 'PR-1005',
    endpoint: 'demo-wasl',
  })
  expect(readDeliveriesAsked('?state=lost&endpoint=a b&q=')).toEqual({})
  expect([asksAnything({}), asksAnything({ q: 'x' })]).toEqual([false, true])
})
