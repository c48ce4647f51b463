import { usePageFacts } from '../../base/page-context.tsx'
import { PageNotFound } from '../../parts/PageNotFound.tsx'
import { DetailsPage } from './DetailsPage.tsx'

export function DetailsRoute() {
  const { page } = usePageFacts()
  return page.kind === 'details' ? <DetailsPage load={page.load} /> : <PageNotFound />
}
