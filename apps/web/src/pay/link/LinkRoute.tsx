import { usePageFacts } from '../../app/page-context.tsx'
import { PageNotFound } from '../../app/PageNotFound.tsx'
import { LinkPage } from './LinkPage.tsx'

export function LinkRoute() {
  const { page } = usePageFacts()
  return page.kind === 'link' ? <LinkPage of={page} /> : <PageNotFound />
}
