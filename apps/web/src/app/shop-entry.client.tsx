import '@wasl/ui/theme/fonts.css'
import './page.css'
import { hydrate } from './hydrate.tsx'
import { createShopRouter } from './shop-router.tsx'

/** The pages of the shop: a build of their own, so that a page of a payment carries nothing of them. */
void hydrate(createShopRouter)
