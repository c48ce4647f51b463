import { isAppRoute, type AppRouter } from '@ts-rest/core'
import { coreContract } from '@wasl/contracts/core'
import { expect, test } from 'vitest'
import { specifiedAddress } from './specified-address.ts'

test('S2 §7: all calls add json=true as a query parameter', () => {
  expect(specifiedAddress('/api/v1/attempt/:id', '/api/v1/attempt/A1')).toBe('/api/v1/attempt/A1?json=true')
  expect(specifiedAddress('/api/v1/ticket/tasks', '/api/v1/ticket/tasks?page=2')).toBe(
    '/api/v1/ticket/tasks?page=2&json=true',
  )
})

function* pathsOf(contract: AppRouter): Generator<string> {
  for (const entry of Object.values(contract)) {
    if (isAppRoute(entry)) yield entry.path
    else yield* pathsOf(entry)
  }
}

test.each([
  '/user/token',
  '/user/verify_otp',
  '/user/token/refresh',
  '/installed',
  '/sections',
  '/plugins/transaction-fields/check/:section',
  '/register-notif-token',
  '/plugins/:plugin/transaction/actions/:id',
  '/plugins/customer_payment/create/:collector_id',
])('S1 §7: %s ends with a slash, and the contract has it', (path) => {
  const route = `/api/v1${path}`
  expect([...pathsOf(coreContract)]).toContain(route)
  expect(specifiedAddress(route, route)).toBe(`${route}/?json=true`)
})

test('S1 §7: other paths end as they are written', () => {
  for (const path of ['/user/forgot_password', '/user/details', '/ticket/permission-request'])
    expect(specifiedAddress(`/api/v1${path}`, `/api/v1${path}`)).toBe(`/api/v1${path}?json=true`)
})
