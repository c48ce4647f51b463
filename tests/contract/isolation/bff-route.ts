import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core'
import { verbOf } from '@wasl/contracts/verb'
import { staffContract } from '@wasl/contracts/web-staff'
import { leastOf } from './value-of.ts'

/** A request as the browser of somebody who may would send it. */
export type AskedOfBff = { url: string; init: RequestInit }

function* routesIn(contract: AppRouter): Generator<AppRoute> {
  for (const entry of Object.values(contract)) {
    if (isAppRoute(entry)) yield entry
    else yield* routesIn(entry)
  }
}

const contracted = new Map(
  [...routesIn(staffContract)].map((route) => [`${verbOf(route)} ${route.path}`, route]),
)

const headers = {
  'sec-fetch-site': 'same-origin',
  'x-requested-by': 'app',
  'accept-language': 'en',
  'idempotency-key': 'a-key-of-this-matrix',
}

/** `POST /bff/dashboard/…/:id` as it is mounted, asked with what its contract wants at least. */
export function askedOf(mounted: string): AskedOfBff {
  const [method = '', path = ''] = mounted.split(' ')
  const route = contracted.get(mounted)
  const params = (route?.pathParams ? leastOf(route.pathParams) : {}) as Record<string, string>
  const url = path.replaceAll(/:(\w+)(?:\{([^}]+)\})?/g, (_, name: string, pattern?: string) =>
    name === 'plugin' && ordered.test(path) ? 'catalogue' : placeOf(name, params[name], pattern),
  )
  if (method === 'GET') return { url: url + queryOf(mounted, route), init: { method, headers } }
  if (!route) return { url, init: { method, headers, body: fileOf() } }
  const least = 'body' in route && route.body ? leastOf(route.body) : {}
  const body = JSON.stringify(bodies[mounted] ?? least)
  return {
    url: url + queryOf(mounted, route),
    init: { method, headers: { ...headers, 'content-type': 'application/json' }, body },
  }
}

/** Kept by the modules that sell: payment requests have no orders. */
const ordered = /\/dashboard\/(orders|imports)/

/** Not the list of all modules, where single transactions are not acted on; and the places of files, which no contract describes. */
const places: Readonly<Record<string, string>> = {
  plugin: 'payment_request',
  module: 'payment_request',
  list: 'live',
  kind: 'all',
  format: 'csv',
}

const placeOf = (name: string, contractual: string | undefined, pattern: string | undefined): string =>
  pattern?.includes('|') ? (pattern.split('|')[0] ?? '') : (places[name] ?? contractual ?? 'PR-1002')

/** Where a schema leaves open what the core asks for. */
const bodies: Readonly<Record<string, object>> = {
  'POST /bff/dashboard/payment-request': { amount: '1.000', currency: 'KWD', gateways: ['knet'] },
}

function queryOf(mounted: string, route: AppRoute | undefined): string {
  if (!route) return mounted.endsWith('/export/file') ? '?format=csv' : ''
  const query = route.query ? (leastOf(route.query) as Record<string, unknown>) : {}
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString()
  return text === '' ? '' : `?${text}`
}

function fileOf(): FormData {
  const form = new FormData()
  form.set('file', new File(['a,b\n1,2\n'], 'rows.csv', { type: 'text/csv' }))
  return form
}
