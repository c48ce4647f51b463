import { expect, test } from 'vitest'
import { arabicMessages } from './arabic-messages.ts'
import { routeMessages } from './route-messages.ts'

const slicesOf = (kind: Parameters<typeof routeMessages>[1]) => [
  ...new Set(Object.keys(routeMessages(arabicMessages, kind)).map((key) => key.split('.')[0])),
]

test.each([
  ['pay', ['app', 'phone', 'payPage']],
  ['attempt', ['app', 'attempt']],
  ['details', ['app', 'details']],
  ['code', ['app', 'phone', 'code']],
  ['collect', ['app', 'phone', 'collect']],
  ['link', ['app', 'phone', 'link']],
  ['catalogue', ['app', 'phone', 'shop', 'order']],
  ['receipt', ['app', 'attempt', 'receipt']],
  ['signIn', ['app', 'auth']],
  ['landing', ['app']],
  ['notFound', ['app']],
  ['failed', ['app']],
] as const)('the %s page carries the messages it shows and no others', (kind, slices) => {
  expect(slicesOf(kind)).toEqual(slices)
})

test('a pay page that asks where to deliver carries the words of that step too', () => {
  const keys = Object.keys(routeMessages(arabicMessages, 'pay', { asksDelivery: true }))
  expect([...new Set(keys.map((key) => key.split('.')[0]))].toSorted()).toEqual([
    'app',
    'delivery',
    'payPage',
    'phone',
  ])
})
