import { useParams } from '@tanstack/react-router'
import { usePageFacts } from '../base/page-context.tsx'

/** Of the page: its address names the transaction, or a session that leads to it. */
export function useTransactionId(): string {
  const { id = '' } = useParams({ strict: false })
  const { page } = usePageFacts()
  return (page.kind === 'pay' ? page.transactionId : null) ?? id
}
