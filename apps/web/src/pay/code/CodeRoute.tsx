import { usePageFacts } from '../../base/page-context.tsx'
import { PageNotFound } from '../../parts/PageNotFound.tsx'
import { CodePage } from './CodePage.tsx'

export function CodeRoute() {
  const { page } = usePageFacts()
  return page.kind === 'code' ? <CodePage load={page.load} form={page.form} /> : <PageNotFound />
}
