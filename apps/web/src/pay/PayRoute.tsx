import { usePageFacts } from '../app/page-context.tsx'
import { PageNotFound } from '../app/PageNotFound.tsx'
import { PayPage } from './PayPage.tsx'

export function PayRoute() {
  const { page } = usePageFacts()
  return page.kind === 'pay' ? <PayPage load={page.load} form={page.form} /> : <PageNotFound />
}
