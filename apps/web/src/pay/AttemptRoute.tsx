import { usePageFacts } from '../base/page-context.tsx'
import { PageNotFound } from '../parts/PageNotFound.tsx'
import { AttemptPage } from './AttemptPage.tsx'

export function AttemptRoute() {
  const { page } = usePageFacts()
  return page.kind === 'attempt' ? <AttemptPage load={page.load} next={page.next} /> : <PageNotFound />
}
