import { expect, test } from 'vitest'
import { readableAddress } from './readable-address.ts'

test.each([
  ['/en/dashboard/transactions/%00', '', '/en/dashboard/transactions/%EF%BF%BD'],
  ['/en/dashboard/%E0%A4%A', '', '/en/dashboard/%EF%BF%BD%EF%BF%BDA'],
  ['/ar/pos/pay/100%', '', '/ar/pos/pay/100%EF%BF%BD'],
  ['/en/dashboard/transactions', '?q=a%00b&page=2', '/en/dashboard/transactions?q=a%EF%BF%BDb&page=2'],
])(
  'what cannot be read of %s%s is no page and no match, instead of no answer',
  (pathname, search, address) => {
    expect(readableAddress({ pathname, search })).toBe(address)
  },
)

test.each([
  '/en/dashboard/transactions/PR-1001?q=%D8%AA%D9%85%D8%B1%20100%25',
  '/ar/pos/pay/%D8%AA%2F%25?x=%E0%A4',
])('the address %s stays as it is', (address) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  expect(readableAddress({ pathname, search })).toBe(address)
})
