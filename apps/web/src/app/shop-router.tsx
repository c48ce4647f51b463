import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import type { RouterContext } from '../base/page-context.tsx'
import { shopPaths } from '../catalogue/catalogue.routes.ts'
import { ShopRoute } from '../catalogue/ShopRoute.tsx'
import { PageNotFound } from '../parts/PageNotFound.tsx'
import { Root } from './Root.tsx'

/** The route tree of the shop, for the server and the browser. */
export function createShopRouter(context: RouterContext, history: RouterHistory) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: Root,
    notFoundComponent: PageNotFound,
  })
  const language = createRoute({ getParentRoute: () => root, path: '$lang' })
  const pages = shopPaths.map((path) =>
    createRoute({ getParentRoute: () => language, path, component: ShopRoute }),
  )
  return createRouter({
    routeTree: root.addChildren([language.addChildren(pages)]),
    context,
    history,
  })
}
