import '@wasl/ui/theme/fonts.css'
import './page.css'
import { hydrate } from './hydrate.tsx'
import { createPublicRouter } from './public-router.tsx'
import { shopPages } from './shop-pages.ts'

/** The pages of the shop: a build of their own, so that a page of a payment carries nothing of them. */
void hydrate(createPublicRouter(shopPages))
