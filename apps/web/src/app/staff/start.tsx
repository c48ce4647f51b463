import '@wasl/ui/theme/mono.css'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createArabicMessages } from '../../i18n/arabic.ts'
import { readBootstrap } from '../bootstrap.ts'
import { loadChunk } from '../load-chunk.ts'
import { log } from '../log.ts'
import { createQueries } from './queries.ts'
import { shellQuery } from './shell.queries.ts'
import { isDashboardPath } from './staff-paths.ts'
import { createStaffRouter } from './staff-router.tsx'

/** Arabic is a file of its own; the merchant's wording, where it differs, came with the page. */
async function start() {
  const { facts, arabic: overrides } = readBootstrap(document)
  const queries = createQueries()
  // Who is signed in is asked while the page's own code is on its way.
  if (isDashboardPath(location.pathname)) void queries.prefetchQuery(shellQuery)
  const messages = createArabicMessages({
    initial: null,
    fetchMessages: async () => ({
      ...(await loadChunk(() => import('./arabic-messages.ts'))).staffArabic,
      ...overrides,
    }),
    log,
  })
  if (facts.locale === 'ar') await messages.load()
  const context = { facts, messages, queries }
  const router = createStaffRouter(context, createBrowserHistory())
  const root = document.getElementById('app')
  if (root) createRoot(root).render(<RouterProvider router={router} />)
}

void start()
