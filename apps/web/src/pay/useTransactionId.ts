import { useParams } from '@tanstack/react-router'
import { usePageFacts } from '../base/page-context.tsx'

/** Of the payer's own page, or of the counter's address. */
export function useTransactionId(): string {
  const { id = '' } = useParams({ strict: false })
  const { page } = usePageFacts()
  return page.kind === 'pay' ? page.transactionId : id
}
