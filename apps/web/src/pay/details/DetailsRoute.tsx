import { usePageFacts } from '../../app/page-context.tsx'
import { PageNotFound } from '../../app/PageNotFound.tsx'
import { DetailsPage } from './DetailsPage.tsx'

export function DetailsRoute() {
  const { page } = usePageFacts()
  return page.kind === 'details' ? <DetailsPage load={page.load} /> : <PageNotFound />
}
