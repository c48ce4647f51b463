import type { RequestCommand } from '@wasl/contracts/web/dashboard/payment-request.contract'
import { expect, test } from 'vitest'
import { withoutEnd } from '../dashboard/payment-request/send-request.ts'
import { pressKeys, type PressMemory } from './press-keys.ts'

function counted() {
  let made = 0
  return () => `key-${(made += 1)}`
}

test('the same wish pressed twice has one key until it is answered; another wish is another press', () => {
  const keys = pressKeys<{ amount: string }>({ newKey: counted() })
  const first = keys.keyed({ amount: '5' })
  expect(keys.keyed({ amount: '5' })).toBe(first)
  expect(keys.keyed({ amount: '6' }).key).toBe('key-2')
  keys.settled()
  expect(keys.keyed({ amount: '6' }).key).toBe('key-3')
})

test('a form whose end moves with the clock is sent again as it was first', () => {
  const keys = pressKeys({ textOf: withoutEnd as (wish: object) => string, newKey: counted() })
  const first = keys.keyed({ amount: '5', expiresAt: 'at first' } satisfies Partial<RequestCommand>)
  expect(keys.keyed({ amount: '5', expiresAt: 'a second later' })).toBe(first)
})

test('what was pressed and not answered has its key after a reload too', () => {
  let stored: ReturnType<PressMemory<string>['read']> = null
  const memory: PressMemory<string> = { read: () => stored, keep: (kept) => void (stored = kept) }
  const { key } = pressKeys({ newKey: counted(), memory }).keyed('a wish')
  const later = pressKeys({ newKey: () => 'another', memory })
  expect(later.keyed('a wish').key).toBe(key)
  later.settled()
  expect(pressKeys({ newKey: () => 'another', memory }).keyed('a wish').key).toBe('another')
})
