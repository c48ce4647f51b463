import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core'
import { accessOf, publicAccess, staff, type Access, type StaffAccess } from '@wasl/contracts/access'
import { coreContract } from '@wasl/contracts/core'
import { verbOf } from '@wasl/contracts/verb'
import { productPictureRules } from '@wasl/core/dashboard/products/products.handlers'
import { pictureRules } from '@wasl/core/dashboard/administration/brand/pictures.handlers'
import { oneShotRules } from '@wasl/core/dashboard/products/imports/one-shot.handlers'
import { replacementRules, uploadRules } from '@wasl/core/dashboard/payment-request/upload.handlers'

export type Listed = {
  /** `transactions.detail` */
  name: string
  route: AppRoute
  verb: string
  path: string
  access: Access | null
  /** Places of the path that name something of a merchant's. */
  ids: readonly string[]
}

/** Say what is meant, and name nothing of anybody's. */
const noIds = ['plugin', 'action', 'answer', 'command', 'kind', 'section']

function* routesIn(contract: AppRouter, within = ''): Generator<Listed> {
  for (const [key, entry] of Object.entries(contract)) {
    const name = within === '' ? key : `${within}.${key}`
    if (!isAppRoute(entry)) {
      yield* routesIn(entry, name)
      continue
    }
    const places = [...entry.path.matchAll(/:(\w+)/g)].map(([, place = '']) => place)
    const ids = places.filter((place) => !noIds.includes(place))
    yield { name, route: entry, verb: verbOf(entry), path: entry.path, access: accessOf(entry), ids }
  }
}

/** Whatever the contract has, in the order in which it is mounted. */
export const everyRoute: readonly Listed[] = [...routesIn(coreContract)]

const beside = (
  method: 'GET' | 'POST',
  path: string,
  access: Access,
  ids: readonly string[] = [],
): Listed => ({
  name: `${method} ${path}`,
  // Of a route only what a request is made of.
  route: { method, path } as AppRoute,
  verb: method,
  path,
  access,
  ids,
})

/** Files and bare words, which no contract describes. */
const besideContract: readonly Listed[] = [
  beside('GET', '/api/v1/queue-worker/is_alive', publicAccess),
  beside('GET', '/api/v1/openapi.json', publicAccess),
  beside('GET', '/api/v1/attachment/:id', publicAccess, ['id']),
  beside('GET', '/api/v1/attempt/:id/receipt', publicAccess, ['id']),
  beside('GET', '/api/v1/plugins/event/tickets/:token', publicAccess, ['token']),
  beside('GET', '/api/v1/plugins/event/tickets/:token/calendar', publicAccess, ['token']),
  beside('GET', '/api/v1/picture/:id', publicAccess, ['id']),
  beside('POST', '/api/v1/plugins/payment_request/attachment/upload', staff(uploadRules)),
  beside('GET', '/api/v1/plugins/payment_request/attachment/:id', staff(uploadRules), ['id']),
  beside('POST', '/api/v1/plugins/:plugin/attachment/replacement', staff(replacementRules)),
  beside('POST', '/api/v1/administration/pictures', staff(pictureRules)),
  beside('POST', '/api/v1/plugins/catalogue/dashboard/pictures', staff(productPictureRules)),
  beside('POST', '/api/v1/plugins/catalogue/upload/product', staff(oneShotRules('catalogue'))),
  beside('POST', '/api/v1/plugins/food_ordering/upload/product', staff(oneShotRules('food_ordering'))),
  // A bank's word carries its own proof.
  beside('POST', '/api/v1/gateway/:code/callback', publicAccess),
]

/** Everything the core answers. */
export const allRoutes: readonly Listed[] = [...besideContract, ...everyRoute]

/** Under which rules staff may call it, also where it is a door of servers as well; null where they may not. */
export function staffRulesOf({ access }: Listed): StaffAccess | null {
  if (access?.access === 'key') return access.staff
  return access?.access === 'staff' ? access : null
}

/** Whether a request meant for `later` is taken by `earlier`, which stands before it. */
export function hides(earlier: Listed, later: Listed): boolean {
  if (earlier.verb !== later.verb) return false
  const [before, after] = [earlier.path.split('/'), later.path.split('/')]
  return (
    before.length === after.length &&
    before.every((part, index) => part.startsWith(':') || part === after[index])
  )
}
