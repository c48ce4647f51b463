import {
  ContractNoBody,
  isAppRoute,
  isAppRouteOtherResponse,
  validateIfSchema,
  validateMultiSchemaObject,
  type AppRoute,
  type AppRouter,
  type ServerInferRequest,
  type ServerInferResponses,
} from '@ts-rest/core'
import type { Context, Env, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { readJsonBody } from './read-body.ts'
import { checked, issuesOf, withNul, type Checked, type Issue } from './issues.ts'
import { tidied } from './tidy-input.ts'
import { actsOf, verbOf } from './verb.ts'

/** Accepted everywhere (product.md 3). */
const alwaysAccepted = new Set(['json', 'format'])

/**
 * Refuses keys that are given twice or not named in the contract, even if the schema would only drop them. If the query is
 * wrong in another way, only the schema's own issues are returned.
 */
function readQuery(url: string, schema: unknown): Checked {
  const { given, repeated } = split(url)
  // A subset: an empty text may mean "not given".
  const kept = tidied(given, schema) as Record<string, string>
  const { value, issues: found } = schema ? checked('query', kept, schema) : { value: {}, issues: [] }
  const issues = [...found, ...withNul('query', given)]
  const named = new Set(Object.keys(value ?? {}))
  const isUnknown = (key: string): boolean => !named.has(key) && !alwaysAccepted.has(key)
  const unknown = issues.length > 0 ? [] : Object.keys(kept).filter(isUnknown)
  return {
    value,
    issues: [...issues, ...repeated.map(issue('repeated')), ...unknown.map(issue('unknown'))],
  }
}

const issue =
  (problem: 'repeated' | 'unknown') =>
  (field: string): Issue => ({ in: 'query', field, problem })

function split(url: string): { given: Record<string, string>; repeated: string[] } {
  const start = url.indexOf('?')
  const given = new Map<string, string>()
  const repeated: string[] = []
  for (const [key, value] of start < 0 ? [] : new URLSearchParams(url.slice(start))) {
    if (given.has(key)) repeated.push(key)
    given.set(key, value)
  }
  return { given: Object.fromEntries(given), repeated }
}

/** Why a request did not reach its handler, or its answer was not sent. The app words it. */
export type Refusal =
  | { kind: 'invalid'; route: AppRoute; issues: readonly Issue[] }
  | { kind: 'malformedJson' }
  | { kind: 'wrongContentType' }
  | { kind: 'tooLarge'; limitBytes: number }
  | { kind: 'methodNotAllowed'; allowed: readonly string[] }
  | { kind: 'badResponse'; route: AppRoute; issues: readonly Issue[] }

export type RouteHandler<Route extends AppRoute, E extends Env> = (
  request: ServerInferRequest<Route>,
  c: Context<E>,
) => Promise<ServerInferResponses<Route> | Response>

export type Handlers<Contract extends AppRouter, E extends Env> = {
  [Key in keyof Contract]: Contract[Key] extends AppRoute
    ? RouteHandler<Contract[Key], E>
    : Contract[Key] extends AppRouter
      ? Handlers<Contract[Key], E>
      : never
}

export type Mounting<Contract extends AppRouter, E extends Env> = {
  contract: Contract
  handlers: Handlers<Contract, E>
  refuse: (c: Context<E>, refusal: Refusal) => Response | Promise<Response>
  /** Default: 8 KiB. */
  bodyLimitBytes?: number
  /** Called before the request is read. A response from it ends the request. */
  guard?: (c: Context<E>, route: AppRoute) => Promise<Response | null>
  /** Wraps the handler of every valid request; repeated requests are answered here. */
  once?: (c: Context<E>, asked: Asked, act: () => Promise<Outcome | Response>) => Promise<Outcome | Response>
}

/** A request after its contract was applied. */
export type Asked = { route: AppRoute; input: Input }
type Input = { params: unknown; query: unknown; headers: unknown; body?: unknown }
export type Outcome = { status: number; body: unknown }

/**
 * Mounts a contract. Input is cleaned and matches its schemas before the handler runs; output must match too. A slash at
 * the end is optional, `json` and `format` are accepted in every query, other unknown keys
 * are refused.
 */
export function mount<Contract extends AppRouter, E extends Env>(
  app: Hono<E>,
  mounting: Mounting<Contract, E>,
): void {
  const { refuse, guard, once = (_c, _asked, act) => act(), bodyLimitBytes = 8 * 1024 } = mounting
  const verbs = new Map<string, string[]>()
  for (const [route, handler] of routesOf<E>(mounting.contract, mounting.handlers)) {
    const verb = verbOf(route)
    verbs.set(route.path, [...(verbs.get(route.path) ?? []), verb])
    app.on(verb, [route.path, `${route.path}/`], async (c) => {
      if (c.req.method === 'HEAD' && actsOf(route))
        return refuse(c, { kind: 'methodNotAllowed', allowed: [verb] })
      const refused = await guard?.(c, route)
      if (refused) return refused
      const input = await readInput(c, route, bodyLimitOf(route, bodyLimitBytes))
      if ('kind' in input) return refuse(c, input)
      const outcome = await once(c, { route, input: input.value }, () => handler(input.value, c))
      return answer(c, { route, outcome, refuse })
    })
  }
  for (const [path, allowed] of verbs) {
    const allow = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed
    app.all(path, (c) => refuse(c, { kind: 'methodNotAllowed', allowed: allow }))
    app.all(`${path}/`, (c) => refuse(c, { kind: 'methodNotAllowed', allowed: allow }))
  }
}

type AnyHandler<E extends Env> = (request: unknown, c: Context<E>) => Promise<Outcome | Response>

function* routesOf<E extends Env>(
  contract: AppRouter,
  handlers: unknown,
): Generator<[AppRoute, AnyHandler<E>]> {
  for (const [key, entry] of Object.entries(contract)) {
    // `Handlers` has the contract's keys, but types cannot follow a walk by name.
    const below = (handlers as Record<string, unknown>)[key]
    if (isAppRoute(entry)) yield [entry, below as AnyHandler<E>]
    else yield* routesOf<E>(entry, below)
  }
}

async function readInput(
  c: Context,
  route: AppRoute,
  limitBytes: number,
): Promise<{ value: Input } | Refusal> {
  const params = checked('path', tidied(c.req.param()), route.pathParams)
  const query = readQuery(c.req.url, route.query)
  const headers = readHeaders(c, route)
  const nul = withNul('path', c.req.param())
  const issues = [...params.issues, ...nul, ...query.issues, ...headers.issues]
  const value = { params: params.value, query: query.value, headers: headers.value }
  if (!hasBody(route)) return issues.length > 0 ? { kind: 'invalid', route, issues } : { value }
  const read = await readJsonBody(c.req.raw, limitBytes)
  if (!read.ok) return read.error
  const body = checked('body', tidied(read.value, route.body, route.method === 'POST'), route.body)
  issues.push(...body.issues)
  return issues.length > 0 ? { kind: 'invalid', route, issues } : { value: { ...value, body: body.value } }
}

const hasBody = (route: AppRoute): route is AppRoute & { body: unknown } =>
  route.method !== 'GET' && 'body' in route && route.body !== null && route.body !== ContractNoBody

function readHeaders(c: Context, route: AppRoute): Checked {
  if (!route.headers) return { value: {}, issues: [] }
  const given = c.req.header()
  const { value, error } = validateMultiSchemaObject(given, route.headers)
  return { value, issues: error ? issuesOf('headers', given, error.issues) : [] }
}

async function answer<E extends Env>(
  c: Context<E>,
  {
    route,
    outcome,
    refuse,
  }: { route: AppRoute; outcome: Outcome | Response; refuse: Mounting<AppRouter, E>['refuse'] },
): Promise<Response> {
  if (outcome instanceof Response) return outcome
  const declared = route.responses[outcome.status]
  if (declared === undefined) {
    return refuse(c, {
      kind: 'badResponse',
      route,
      issues: [{ in: 'response', field: String(outcome.status), problem: 'unknown' }],
    })
  }
  const { value, error } = validateIfSchema(
    outcome.body,
    isAppRouteOtherResponse(declared) ? declared.body : declared,
  )
  if (error)
    return refuse(c, { kind: 'badResponse', route, issues: issuesOf('response', outcome.body, error.issues) })
  // Every status of a contract has a body; 204 and 304 would be a `Response`.
  return c.json(value, outcome.status as ContentfulStatusCode)
}

/** Largest body of a route, from `metadata.bodyLimitBytes`, else `otherwise`. */
function bodyLimitOf(route: AppRoute, otherwise: number): number {
  const { metadata } = route
  const named =
    typeof metadata === 'object' && metadata !== null && 'bodyLimitBytes' in metadata
      ? metadata.bodyLimitBytes
      : null
  return typeof named === 'number' ? named : otherwise
}
