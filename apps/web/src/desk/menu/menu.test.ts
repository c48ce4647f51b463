import { expect, test } from 'vitest'
import { menuOf, type MenuFacts } from './menu.ts'

const everything: MenuFacts = {
  sections: ['general-info', 'payment_request', 'e_commerce', 'generated_reports'],
  tableHeaders: ['payment_request', 'e_commerce'],
  may: () => true,
  exists: () => true,
}

const shown = (facts: Partial<MenuFacts>) =>
  menuOf('en', { ...everything, ...facts }).map(({ id, entries }) => [
    id,
    ...entries.map(
      ({ path, pages }) => path ?? pages?.map((page) => page.path.replace('/en/dashboard/', '')),
    ),
  ])

test('only the sections of the user are there, each with its pages', () => {
  expect(shown({})).toEqual([
    ['start', '/en/dashboard', '/en/dashboard/transactions'],
    [
      'collect',
      [
        'payment-request/create',
        'payment-request/links',
        'payment-request/transactions',
        'payment-request/deleted-transactions',
        'payment-request/table-headers',
      ],
    ],
    ['sell', ['e-commerce/transactions', 'e-commerce/deleted-transactions', 'e-commerce/table-headers']],
    ['manage', '/en/dashboard/generated-reports', '/en/dashboard/administration'],
  ])
})

test('table headers need their check and their permission', () => {
  const [, collect, sell] = shown({ tableHeaders: ['e_commerce'] })
  expect(collect).toEqual([
    'collect',
    [
      'payment-request/create',
      'payment-request/links',
      'payment-request/transactions',
      'payment-request/deleted-transactions',
    ],
  ])
  expect(sell?.[1]).toContain('e-commerce/table-headers')
})

test('an entry appears with the screen it leads to, and a group without entries does not', () => {
  expect(shown({ exists: (path) => !/transactions|headers|create|links/.test(path) })).toEqual([
    ['start', '/en/dashboard'],
    ['manage', '/en/dashboard/generated-reports', '/en/dashboard/administration'],
  ])
})

test('somebody without a section still has the start', () => {
  expect(shown({ sections: [], may: () => false })).toEqual([['start', '/en/dashboard']])
})

test('the administration is there for whoever may enter one of its areas', () => {
  const [, manage] = shown({ sections: [], may: (permission) => permission === 'payments.pause' })
  expect(manage).toEqual(['manage', '/en/dashboard/administration'])
  expect(shown({ sections: [], may: () => false })).toEqual([['start', '/en/dashboard']])
})

test('making a request needs its permission', () => {
  const [, collect] = shown({ may: (permission) => permission !== 'payment.create' })
  expect(collect?.[1]).not.toContain('payment-request/create')
  expect(collect?.[1]).not.toContain('payment-request/links')
})
