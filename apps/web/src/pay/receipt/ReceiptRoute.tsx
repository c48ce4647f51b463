import '@wasl/ui/theme/mono.css'
import { usePageFacts } from '../../base/page-context.tsx'
import { PageNotFound } from '../../parts/PageNotFound.tsx'
import { ReceiptPage } from './ReceiptPage.tsx'

export function ReceiptRoute() {
  const { page } = usePageFacts()
  return page.kind === 'receipt' ? <ReceiptPage load={page.load} /> : <PageNotFound />
}
