import { createMemoryHistory } from '@tanstack/react-router'
import { RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { StaffAhead } from '../../base/page-data.ts'
import type { ArabicMessages } from '../../i18n/arabic.ts'
import type { PageFacts } from '../../base/page-context.tsx'
import { readAppearance } from '../../desk/frame/appearance.ts'
import { keepAhead } from './keep-ahead.ts'
import { createQueries } from '../../desk/queries.ts'
import { createStaffRouter } from './staff-router.tsx'

type Ahead = { ahead: StaffAhead; look?: string }

/** A page of the dashboard with its rows, as the app will draw it. */
export async function drawAhead(facts: PageFacts, { ahead, look }: Ahead, messages: ArabicMessages) {
  const queries = createQueries()
  try {
    keepAhead(queries, ahead)
    const appearance = readAppearance(look)
    const history = createMemoryHistory({ initialEntries: [facts.path] })
    const router = createStaffRouter({ facts, messages, queries, appearance }, history)
    await router.load()
    return renderToString(<RouterServer router={router} />)
  } finally {
    // Each keeps a timer for when it is forgotten.
    queries.clear()
  }
}
