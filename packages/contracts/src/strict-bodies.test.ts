import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core'
import { expect, test } from 'vitest'
import { coreContract } from './core.ts'
import { webContract } from './web.ts'
import { staffContract } from './web-staff.ts'
import { walletContract } from './web/pay/wallet.contract.ts'

const routesOf = (contract: AppRouter): AppRoute[] =>
  Object.values(contract).flatMap((entry) => (isAppRoute(entry) ? [entry] : routesOf(entry)))

const routes = [coreContract, webContract, staffContract, walletContract].flatMap(routesOf)

type Schema = { def: Record<string, unknown> & { type: string } }
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'def' in value

/** Every object of a schema that takes fields it does not name, by the way to it. */
function looseIn(schema: Schema, way: string, seen = new Set<Schema>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const {
    type,
    shape = {},
    catchall,
    ...def
  } = schema.def as Schema['def'] & {
    shape?: Record<string, unknown>
    catchall?: Schema
  }
  const isLoose = type === 'object' && catchall?.def.type !== 'never'
  const below = Object.entries({ ...shape, ...def }).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(isSchema)
      .flatMap((one) => looseIn(one, `${way}.${name}`, seen)),
  )
  return isLoose ? [way, ...below] : below
}

test('no body of a contract takes a field that it does not name', () => {
  const loose = routes.flatMap((route) => {
    const body = 'body' in route ? route.body : null
    return isSchema(body) ? looseIn(body, `${route.method} ${route.path}`) : []
  })
  expect(routes.length).toBeGreaterThan(200)
  expect(loose).toEqual([])
})
