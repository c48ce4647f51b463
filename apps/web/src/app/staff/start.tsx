import '@wasl/ui/theme/mono.css'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createArabicMessages } from '../../i18n/arabic.ts'
import { readBootstrap } from '../bootstrap.ts'
import { keepFirstScroll } from '../keep-first-scroll.ts'
import { loadChunk } from '../../base/load-chunk.ts'
import { log } from '../../base/log.ts'
import { keptAppearance } from '../../desk/frame/appearance.ts'
import { keepList } from '../../dashboard/transactions/list/ask-ahead.ts'
import { promptHistory } from '../../desk/frame/prompt-history.ts'
import { createQueries } from '../../desk/queries.ts'
import { readableAddress } from '../../desk/readable-address.ts'
import { shellQuery } from '../../desk/shell.queries.ts'
import { isDashboardPath } from '../../desk/staff-paths.ts'
import { createStaffRouter } from './staff-router.tsx'

/** Arabic is a file of its own; the merchant's wording, where it differs, came with the page. */
async function start() {
  const { facts, arabic: overrides } = readBootstrap(document)
  const address = readableAddress(location)
  if (address !== location.pathname + location.search)
    history.replaceState(history.state, '', address + location.hash)
  const queries = createQueries()
  const ahead = facts.page.kind === 'staff' ? facts.page.ahead : undefined
  if (ahead) {
    // What came with the page stands where the app looks for it.
    queries.setQueryData(shellQuery.queryKey, ahead.shell)
    keepList(queries, ahead.list)
  }
  // Else who is signed in is asked while the page's own code is on its way.
  else if (isDashboardPath(location.pathname)) void queries.prefetchQuery(shellQuery)
  const messages = createArabicMessages({
    initial: null,
    fetchMessages: async () => ({
      ...(await loadChunk(() => import('./arabic-messages.ts'))).staffArabic,
      ...overrides,
    }),
    log,
  })
  if (facts.locale === 'ar') await messages.load()
  const context = { facts, messages, queries, appearance: keptAppearance(document.cookie) }
  const router = createStaffRouter(context, promptHistory())
  keepFirstScroll(router)
  // The frame stays until the list can take its place.
  if (ahead) await router.load()
  const root = document.getElementById('app')
  if (root) createRoot(root).render(<RouterProvider router={router} />)
}

void start()
