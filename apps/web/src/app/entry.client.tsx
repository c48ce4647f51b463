import '@wasl/ui/theme/fonts.css'
import './page.css'
import { hydrate } from './hydrate.tsx'
import { createPageRouter } from './router.tsx'

void hydrate(createPageRouter)
