import type { ListAhead, ListAsked } from '@wasl/contracts/web/dashboard/transactions/list-ahead'
import { ListQuery } from '@wasl/contracts/web/dashboard/transactions.contract'
import { body200 } from '../../body-200.ts'
import type { CoreApi } from '../../core-client.ts'
import { askList, askSetup, askStatistics, isPlace, viewsOf } from './ask-list.ts'
import { toPage, toSetup, toStatistics, toView } from './list.translate.ts'

/** Whether the core has an answer to it. */
export const isAskable = ({ place, query }: ListAsked): boolean =>
  isPlace(place) && ListQuery.safeParse(query).success

/** What a list opens with, in one round; null where the user has no such list. */
export async function loadListAhead(core: CoreApi, { place, query }: ListAsked): Promise<ListAhead | null> {
  const [setup, page, views, sums] = await Promise.all([
    askSetup(core, place),
    body200(askList(core, place, query)),
    body200(core.transactions.views({ params: {}, query: { module: viewsOf(place) } })),
    askStatistics(core, place, query),
  ])
  const list = setup.status === 200 ? setup.body.actions?.GET : undefined
  if (!list) return null
  return {
    place,
    query,
    setup: toSetup(list),
    page: toPage(page),
    views: views.results.map(toView),
    statistics: sums.status === 200 ? toStatistics(sums.body) : null,
  }
}
