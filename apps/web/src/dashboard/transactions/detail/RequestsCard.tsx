import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { Card } from '@wasl/ui/layout/Card'
import { OperationCard } from '../../../app/staff/checks/OperationCard.tsx'
import { useChecksText } from '../../../app/staff/checks/checks.text.ts'
import { CardHead } from './CardHead.tsx'

/** Payments B8: what waits for colleagues, or could not be done. */
export function RequestsCard({ transaction: { requests } }: { transaction: TransactionShown }) {
  const t = useChecksText()
  if (requests.length === 0) return null
  return (
    <Card>
      <CardHead title={t('checks.card')} />
      {requests.map((request) => (
        <OperationCard key={request.id} request={request} isOfPage />
      ))}
    </Card>
  )
}
