import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core'
import { coreContract } from '@wasl/contracts/core'
import type { Handlers } from '@wasl/contracts/server'
import { toCore, toWeb, type WebRouter } from '@wasl/contracts/web-of'
import type { Context } from 'hono'
import { z } from 'zod'
import type { BffEnv } from '../bff-env.ts'
import { refused } from './core-problem.ts'
import { speakingTo } from '../answer/speaking-to.ts'

type Asked = { params?: unknown; query?: unknown; body?: unknown; headers?: unknown }
type Got = { status: number; body: unknown }
type Relayed<Area extends AppRouter> =
  WebRouter<Area> extends infer Derived extends AppRouter ? Handlers<Derived, BffEnv> : never
type Call = (asked: Asked) => Promise<Got>

/**
 * Handlers of a derived area (house.md C8): each call goes to the core's route of the same name, renamed both ways.
 * `area` is a part of the core contract, such as `coreContract.administration.units`.
 */
export function relay<Area extends AppRouter>(area: Area): Relayed<Area> {
  const path = pathTo(area, coreContract)
  if (!path) throw new Error('relay takes a part of the core contract')
  return handlersOf(area, path) as Relayed<Area>
}

const handlersOf = (area: AppRouter, path: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(area).map(([name, entry]) => {
      const below = [...path, name]
      return [name, isAppRoute(entry) ? handlerOf(entry, below) : handlersOf(entry, below)]
    }),
  )

const handlerOf = (route: AppRoute, path: readonly string[]) => async (asked: Asked, c: Context<BffEnv>) => {
  const got = await callOf(
    c,
    path,
  )({
    ...(asked.params !== undefined && { params: asked.params }),
    ...('headers' in route && { headers: namedHeaders(route.headers, asked.headers) }),
    ...('query' in route && { query: named(route.query, asked.query, toCore) }),
    ...('body' in route && { body: named(route.body, asked.body, toCore) }),
  })
  if (got.status >= 300) return refused(got as Parameters<typeof refused>[0], speakingTo(c))
  return { status: got.status, body: named(route.responses[got.status], got.body, toWeb) }
}

/** What the core's contract names goes along, and nothing else of the browser. */
function namedHeaders(schema: unknown, headers: unknown): Record<string, unknown> {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return Object.fromEntries(Object.entries(headers ?? {}).filter(([name]) => names.includes(name)))
}

const named = (
  schema: unknown,
  value: unknown,
  rename: (schema: z.core.$ZodType, value: unknown) => unknown,
): unknown => (schema instanceof z.core.$ZodType ? rename(schema, value) : value)

/** The client has the contract's own shape; the types cannot follow a walk by name. */
const callOf = (c: Context<BffEnv>, path: readonly string[]): Call =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], c.get('core')) as Call

function pathTo(area: AppRouter, below: AppRouter, path: readonly string[] = []): readonly string[] | null {
  if (below === area) return path
  for (const [name, entry] of Object.entries(below)) {
    const found = isAppRoute(entry) ? null : pathTo(area, entry, [...path, name])
    if (found) return found
  }
  return null
}
