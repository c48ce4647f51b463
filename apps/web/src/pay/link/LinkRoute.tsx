import { usePageFacts } from '../../base/page-context.tsx'
import { PageNotFound } from '../../parts/PageNotFound.tsx'
import { LinkPage } from './LinkPage.tsx'

export function LinkRoute() {
  const { page } = usePageFacts()
  return page.kind === 'link' ? <LinkPage of={page} /> : <PageNotFound />
}
