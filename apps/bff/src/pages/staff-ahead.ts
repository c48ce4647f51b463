import { listName } from '@wasl/contracts/lists/transactions'
import type { ListAsked, ListAhead } from '@wasl/contracts/web/dashboard/transactions/list-ahead'
import type { CoreApi } from '../core/core-client.ts'
import { whatWasMissed } from '../dashboard/live/missed.ts'
import { loadShell } from '../dashboard/shell/load-shell.ts'
import type { StaffAhead } from '@wasl/web/base/page-data.ts'
import { ListQuery } from '@wasl/contracts/web/dashboard/transactions.contract'
import { body200 } from '../core/body-200.ts'
import { askList, askSetup, askStatistics, isPlace } from '../dashboard/transactions/ask-list.ts'
import { toPage, toSetup, toStatistics } from '../dashboard/transactions/list.translate.ts'

/** Whether the core has an answer to it. */
const isAskable = ({ place, query }: ListAsked): boolean =>
  isPlace(place) && ListQuery.safeParse(query).success

/** What a list opens with, in one round; null where the user has no such list. */
async function loadListAhead(core: CoreApi, { place, query }: ListAsked): Promise<ListAhead | null> {
  const [setup, page, views, sums] = await Promise.all([
    askSetup(core, place),
    body200(askList(core, place, query)),
    body200(core.lists.views({ query: { list: listName(place) } })),
    askStatistics(core, place, query),
  ])
  const list = setup.status === 200 ? setup.body.actions?.GET : undefined
  if (!list) return null
  return {
    place,
    query,
    setup: toSetup(list),
    page: toPage(page),
    views: views.results,
    statistics: sums.status === 200 ? toStatistics(sums.body) : null,
  }
}

/** A page never waits longer for what the app can ask for itself. */
const patienceMs = 300

/** What a list's page brings along; null where any of it is refused, fails or is late. */
export async function staffAhead(core: CoreApi, host: string, asked: ListAsked): Promise<StaffAhead | null> {
  if (!isAskable(asked)) return null
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), patienceMs)
  try {
    return await Promise.race([load(core, host, asked), late.promise])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

async function load(core: CoreApi, host: string, asked: ListAsked): Promise<StaffAhead | null> {
  // Before the rows: what happens while they are read is told to the app then, and not lost.
  const { latest } = await whatWasMissed(core, null)
  const [shell, list] = await Promise.all([loadShell(core, host), loadListAhead(core, asked)])
  return list && { shell, list, heardUpTo: latest }
}
