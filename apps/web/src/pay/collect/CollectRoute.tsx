import { usePageFacts } from '../../base/page-context.tsx'
import { PageNotFound } from '../../parts/PageNotFound.tsx'
import { CollectPage } from './CollectPage.tsx'

export function CollectRoute() {
  const { page } = usePageFacts()
  return page.kind === 'collect' ? <CollectPage of={page} /> : <PageNotFound />
}
