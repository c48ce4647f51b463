import { expect, test } from 'vitest'
import { complaint } from './import-rules.ts'

test.each([
  ['apps/web/src/pay/PayPage.tsx', 'packages/ui/src/actions/Button.tsx', null],
  [
    'packages/ui/src/actions/Button.tsx',
    'packages/domain/src/money.ts',
    'packages/ui must not import packages/domain',
  ],
  ['packages/ui/src/money/AmountField.tsx', 'packages/domain/src/digits.ts', null],
  ['packages/ui/src/fields/choices/ComboBox.tsx', 'packages/domain/src/match-text.ts', null],
  ['packages/ui/src/money/money-text.ts', 'packages/domain/src/currency-signs.ts', null],
  [
    'apps/web/src/pos/PosPage.tsx',
    'apps/web/src/pay/PayPage.tsx',
    'slice pos must not import slice pay: compose them in app/, or move the shared part down',
  ],
  ['apps/web/src/app/payer-pages.ts', 'apps/web/src/pay/pay.page.tsx', null],
  ['apps/web/src/parts/StatusBadge.tsx', 'apps/web/src/pay/PayPage.tsx', 'only src/app may compose slices'],
  ['apps/web/src/desk/staff.ts', 'apps/web/src/base/client.ts', null],
  ['apps/web/src/dashboard/help/HelpPage.tsx', 'apps/web/src/desk/staff.ts', null],
  ['apps/web/src/base/client.ts', 'apps/web/src/desk/staff.ts', 'web base must not import desk'],
  [
    'apps/web/src/dashboard/help/HelpPage.tsx',
    'apps/web/src/app/router.tsx',
    'web dashboard must not import app',
  ],
  [
    'apps/web/src/pay/PayPage.tsx',
    'apps/web/src/desk/staff.ts',
    'public slices must not import desk: move the shared part down to base',
  ],
  [
    'apps/bff/src/pay/pay.handlers.ts',
    'apps/core/src/pay/pay.service.ts',
    'apps/bff must not import apps/core',
  ],
  ['apps/bff/src/main.ts', 'apps/core/src/app.ts', null],
  ['apps/bff/src/main.ts', 'packages/ui/src/actions/Button.tsx', 'apps/bff must not import packages/ui'],
  ['apps/bff/src/pay/pay.handlers.ts', 'packages/contracts/src/core/pay.contract.ts', null],
  [
    'apps/core/src/pay/pay.domain.ts',
    'apps/core/src/platform/clock.ts',
    'core domain stays pure: no platform imports',
  ],
  [
    'apps/core/src/pay/pay.store.ts',
    'apps/core/src/pay/pay.service.ts',
    'core store must not import service',
  ],
  [
    'apps/core/src/pay/pay.domain.ts',
    'apps/core/src/pay/pay.schema.ts',
    'core domain must not import schema',
  ],
  ['apps/core/src/pay/pay.service.ts', 'apps/core/src/pay/pay.store.ts', null],
  [
    'apps/core/src/pay/pay.handlers.ts',
    'apps/core/src/kernel/ledger/ledger.store.ts',
    'core handlers must go through a service to reach the store',
  ],
  [
    'apps/core/src/kernel/ledger/expiry/janitor.jobs.ts',
    'apps/core/src/kernel/ledger/attempt.store.ts',
    null,
  ],
  [
    'apps/core/src/kernel/ledger/pay/pay.service.ts',
    'apps/core/src/kernel/ledger/expiry/janitor.jobs.ts',
    'core service must not import jobs',
  ],
  [
    'apps/core/src/dashboard/bookings/bookings.service.ts',
    'apps/core/src/events/events.store.ts',
    'slice dashboard/bookings must not import slice events: compose them in app/, or move the shared part down',
  ],
  [
    'apps/core/src/kernel/ledger/ledger.service.ts',
    'apps/core/src/pay/pay.service.ts',
    'core kernel and platform must not know the slices',
  ],
  ['apps/core/src/pay/pay.service.ts', 'apps/core/src/kernel/ledger/ledger.service.ts', null],
  [
    'apps/core/src/platform/jobs.ts',
    'apps/core/src/kernel/ledger/ledger.service.ts',
    'core platform knows no business word',
  ],
  ['apps/core/src/seed/seed-payments.ts', 'apps/core/src/pay/pay.service.ts', null],
  [
    'apps/web/src/pay/pay.actors.ts',
    'packages/contracts/src/core/pay.contract.ts',
    'apps/web must not import the core contract',
  ],
  [
    'apps/core/src/pay/pay.handlers.ts',
    'packages/contracts/src/web/pay.contract.ts',
    'apps/core must not import the web contract',
  ],
  ['packages/contracts/src/web/pay.contract.ts', 'packages/contracts/src/core/pay.contract.ts', null],
  [
    'packages/contracts/src/web/dashboard/payment-request/links.contract.ts',
    'packages/contracts/src/core/pay/links.contract.ts',
    null,
  ],
  [
    'packages/contracts/src/core/pay.contract.ts',
    'packages/contracts/src/web/pay.contract.ts',
    'the core contract does not know the web contract',
  ],
  ['packages/contracts/src/web/pay.contract.ts', 'packages/contracts/src/values/web.ts', null],
  [
    'packages/machines/src/pay/payPage.machine.ts',
    'apps/web/src/base/client.ts',
    'packages/machines must not import apps/web',
  ],
  [
    'packages/machines/src/pay/payPage.machine.ts',
    'packages/contracts/src/web/pay.contract.ts',
    'machines import types of the contracts, never values',
  ],
  ['stories/pay/PayPage.stories.tsx', 'apps/web/src/pay/PayPage.tsx', null],
  ['stories/pay/PayPage.stories.tsx', 'apps/core/src/app.ts', 'stories must not import apps/core'],
  [
    'stories/ui/Button.stories.tsx',
    'packages/ui/src/actions/Button.module.css',
    "a component's styles are its own: import the component",
  ],
  ['packages/ui/src/actions/Button.tsx', 'packages/ui/src/actions/Button.module.css', null],
  ['tests/contract/pay.test.ts', 'apps/core/src/app.ts', null],
  ['apps/core/src/pay/pay.test.ts', 'tests/support/database.ts', null],
  ['apps/core/src/pay/pay.service.ts', 'tests/support/database.ts', 'apps/core must not import tests'],
  ['tests/e2e/pay.e2e.ts', 'scripts/build.ts', 'tests must not import scripts'],
  ['scripts/bench.ts', 'apps/core/src/app.ts', null],
])('%s -> %s', (from, to, expected) => {
  expect(complaint({ from, to })).toBe(expected)
})

test('types cross where code does not', () => {
  const machine = 'packages/machines/src/pay/payPage.machine.ts'
  const pages = 'apps/bff/src/pages/pages.ts'
  expect(complaint({ from: machine, to: 'packages/contracts/src/web/pay.contract.ts', typeOnly: true })).toBe(
    null,
  )
  expect(
    complaint({ from: machine, to: 'packages/contracts/src/core/pay.contract.ts', typeOnly: true }),
  ).toBe('packages/machines must not import the core contract')
  expect(complaint({ from: pages, to: 'apps/web/src/base/page-data.ts', typeOnly: true })).toBe(null)
  expect(complaint({ from: pages, to: 'apps/web/src/base/page-data.ts' })).toBe(
    'apps/bff must not import apps/web',
  )
  expect(complaint({ from: pages, to: 'apps/web/src/base/paths.ts', typeOnly: true })).toBe(
    'apps/bff must not import apps/web',
  )
})

test.each([
  ['packages/domain/src/money.ts', 'node:fs', 'packages/domain must not use node:fs'],
  ['packages/domain/src/money.test.ts', 'fast-check', null],
  ['packages/machines/src/pay/payPage.machine.ts', 'react', 'packages/machines must not use react'],
  ['packages/machines/src/pay/payPage.machine.ts', 'xstate', null],
  ['packages/ui/src/actions/Button.tsx', 'react-aria-components', null],
  [
    'packages/ui/src/actions/Button.tsx',
    '@tanstack/react-router',
    'packages/ui must not use @tanstack/react-router',
  ],
  ['apps/web/src/pay/PayPage.tsx', 'node:fs', 'only a .server file of apps/web may use node:fs'],
  ['apps/web/src/app/assets.server.ts', 'node:fs', null],
  ['apps/core/src/pay/pay.service.ts', 'react', 'apps/core must not use react'],
  [
    'apps/core/src/pay/pay.service.ts',
    '@ts-rest/core',
    'ts-rest stays behind packages/contracts and the clients',
  ],
  ['apps/bff/src/core/core-client.ts', '@ts-rest/core', null],
  ['apps/bff/src/pay/pay.handlers.ts', 'pg', 'apps/bff must not use pg'],
])('%s -> package %s', (from, name, expected) => {
  expect(complaint({ from, to: `npm:${name}` })).toBe(expected)
})
