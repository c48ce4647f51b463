import '@wasl/ui/theme/fonts.css'
import './page.css'
import { hydrate } from './hydrate.tsx'
import { payerPages } from './payer-pages.ts'
import { createPublicRouter } from './public-router.tsx'

void hydrate(createPublicRouter(payerPages))
