import '@wasl/ui/theme/mono.css'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createArabicMessages } from '../../i18n/arabic.ts'
import { replayEarlyPress } from '../early-press.ts'
import { readBootstrap } from '../bootstrap.ts'
import { keepFirstScroll } from '../keep-first-scroll.ts'
import { turnOnLateStyles } from '../../base/late-styles.ts'
import { loadChunk } from '../../base/load-chunk.ts'
import { log } from '../../base/log.ts'
import { keptAppearance } from '../../desk/frame/appearance.ts'
import { drawnId } from './drawn.ts'
import { keepAhead } from './keep-ahead.ts'
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
  // The app is here first: it needs nothing that is drawn for it.
  document.getElementById(drawnId)?.remove()
  const queries = createQueries()
  const ahead = facts.page.kind === 'staff' ? facts.page.ahead : undefined
  if (ahead) keepAhead(queries, ahead)
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
  // What the server drew stays until all of it can be drawn here.
  if (ahead) await Promise.all([router.load(), turnOnLateStyles(document)])
  const root = document.getElementById('app')
  if (root) createRoot(root).render(<RouterProvider router={router} />)
  replayEarlyPress()
}

void start()
