import { validateIfSchema, type AppRoute, type AppRouter } from '@ts-rest/core'
import { coreContract } from '@wasl/contracts/core'
import { verbOf } from '@wasl/contracts/verb'
import { expect } from 'vitest'

export type Routes = keyof typeof coreContract.pay

type Contract = typeof coreContract
type RouteNames<Part> = {
  [Key in keyof Part & string]: Part[Key] extends AppRoute ? Key : `${Key}.${RouteNames<Part[Key]>}`
}[keyof Part & string]
/** A route of the pay contract by its name, of another one with the way to it in front. */
export type AnyRoute = Routes | RouteNames<Contract>

function routeOf(name: AnyRoute): AppRoute {
  const way = name.includes('.') ? name.split('.') : ['pay', name]
  let found: AppRoute | AppRouter | undefined = coreContract
  for (const key of way) found = (found as AppRouter)[key]
  // `AnyRoute` names parts of the contract and a route of the last.
  return found as AppRoute
}

export type Ask = {
  params?: Record<string, string>
  query?: string
  /** JSON, or text as it stands. */
  body?: unknown
  headers?: Record<string, string>
  host?: string
  language?: 'en' | 'ar'
}

export type Answer = { status: number; body: Record<string, unknown>; text: string; headers: Headers }

/** Every route and status that was produced, over the whole file. */
export type Produced = Set<string>

/** A core elsewhere that holds the demo, to be asked instead of one in this process. */
export const coreUrl = process.env['TEST_CORE_URL'] ?? null

/** Carries a request to the core at TEST_CORE_URL. */
export const overNetwork = async (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const body = request.body ? await request.text() : null
  return fetch(new URL(`${pathname}${search}`, coreUrl ?? ''), {
    method: request.method,
    headers: request.headers,
    body,
  })
}

/** Asks a core by the contract's own paths and checks that each answer is one the contract declares for that route. */
export function asking(
  answering: (request: Request) => Response | Promise<Response>,
  produced: Produced = new Set(),
) {
  return async (name: AnyRoute, ask: Ask = {}): Promise<Answer> => {
    const route = routeOf(name)
    const response = await answering(requestOf(route, ask))
    const text = await response.text()
    const declared = route.responses[response.status]
    expect(declared, `${name} answered ${response.status}: ${text}`).toBeDefined()
    const body = JSON.parse(text) as Record<string, unknown>
    const { error } = validateIfSchema(body, declared)
    expect(error?.issues ?? [], `${name} ${response.status} left its contract: ${text}`).toEqual([])
    produced.add(`${name} ${response.status}`)
    return { status: response.status, body, text, headers: response.headers }
  }
}

export function requestOf(
  route: AppRoute,
  { params = {}, query = '', body, headers, host, language }: Ask,
): Request {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'payment_request')
  const isWritten = route.method !== 'GET'
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
  return new Request(`http://${host ?? 'localhost'}:4000${path}${query}`, {
    method: verbOf(route),
    headers: {
      ...(isWritten && { 'content-type': 'application/json' }),
      ...(language && { 'accept-language': language }),
      ...headers,
    },
    ...(isWritten && { body: text }),
  })
}
