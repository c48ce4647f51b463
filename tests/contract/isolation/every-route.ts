import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core'
import { accessOf, type Access } from '@wasl/contracts/access'
import { coreContract } from '@wasl/contracts/core'
import { verbOf } from '@wasl/contracts/verb'

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

/** Whether a request meant for `later` is taken by `earlier`, which stands before it. */
export function hides(earlier: Listed, later: Listed): boolean {
  if (earlier.verb !== later.verb) return false
  const [before, after] = [earlier.path.split('/'), later.path.split('/')]
  return (
    before.length === after.length &&
    before.every((part, index) => part.startsWith(':') || part === after[index])
  )
}
