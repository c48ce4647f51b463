import {
  getRouteQuery,
  isAppRoute,
  type AppRouter,
  type InitClientArgs,
  type initClient,
} from '@ts-rest/core'

export type Client<Router extends AppRouter> = ReturnType<typeof initClient<Router, InitClientArgs>>

/**
 * The client that `initClient` makes, whose calls are made when they are asked for: a client speaks for one request, and
 * making every call of the contract for it took a third of the bff's time.
 */
export const lazyClient = <Router extends AppRouter>(router: Router, args: InitClientArgs): Client<Router> =>
  new Proxy({} as Client<Router>, {
    get(made, key) {
      const known: unknown = Reflect.get(made, key)
      if (known !== undefined || typeof key !== 'string') return known
      const entry = Object.hasOwn(router, key) ? router[key] : undefined
      if (entry === undefined) return undefined
      const call = isAppRoute(entry) ? getRouteQuery(entry, args) : lazyClient(entry, args)
      Reflect.set(made, key, call)
      return call
    },
  })
