import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { Card } from '@wasl/ui/layout/Card'
import { useChecksText } from '../../../desk/checks/checks.text.ts'
import { DeclinedRequest } from '../../../desk/checks/DeclinedRequest.tsx'
import { CardHead } from './CardHead.tsx'

/** Whoever asked to be allowed something here learns why not. */
export function DeclinedCard({ transaction: { declined } }: { transaction: TransactionShown }) {
  const t = useChecksText()
  if (declined.length === 0) return null
  return (
    <Card>
      <CardHead title={t('checks.declinedCard')} />
      {declined.map((one) => (
        <DeclinedRequest key={one.permission} declined={one} />
      ))}
    </Card>
  )
}
