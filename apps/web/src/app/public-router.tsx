import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import type { RouterContext } from '../base/page-context.tsx'
import type { PageData } from '../base/page-data.ts'
import type { PageOf, PublicKind, PublicPages } from '../base/public-page.ts'
import { PageNotFound } from '../parts/PageNotFound.tsx'
import { Root } from './Root.tsx'

/** For the server and the browser: whatever the address, the page is the one that the server sent. */
export const createPublicRouter =
  (pages: Partial<PublicPages>) => (context: RouterContext, history: RouterHistory) => {
    const root = createRootRouteWithContext<RouterContext>()({
      component: Root,
      notFoundComponent: PageNotFound,
    })
    const { page } = context.facts
    const shown = isIn(pages, page)
      ? { component: lazyRouteComponent(async () => ({ default: await drawn(pages, page.kind, page) })) }
      : {}
    const language = createRoute({ getParentRoute: () => root, path: '$lang' })
    return createRouter({
      routeTree: root.addChildren([
        language.addChildren([
          createRoute({ getParentRoute: () => language, path: '/', ...shown }),
          createRoute({ getParentRoute: () => language, path: '$', ...shown }),
        ]),
      ]),
      context,
      history,
    })
  }

const isIn = (pages: Partial<PublicPages>, page: PageData): page is PageOf<PublicKind> => page.kind in pages

async function drawn<Kind extends PublicKind>(pages: Partial<PublicPages>, kind: Kind, page: PageOf<Kind>) {
  const load = (pages as PublicPages)[kind]
  const Page = await (await load()).component(page)
  return () => <Page page={page} />
}
