import type { OperationAnswer, OperationRequest } from '@wasl/contracts/values/operation-request'
import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { Card } from '@wasl/ui/layout/Card'
import { useState } from 'react'
import { CheckDialog } from '../../../app/staff/checks/CheckDialog.tsx'
import { OperationCard } from '../../../app/staff/checks/OperationCard.tsx'
import { useChecksText } from '../../../app/staff/checks/checks.text.ts'
import { CardHead } from './CardHead.tsx'

/** Payments B8: what waits for colleagues, or could not be done. */
export function RequestsCard({ transaction: { requests } }: { transaction: TransactionShown }) {
  const t = useChecksText()
  const [open, setOpen] = useState<{ request: OperationRequest; answer: OperationAnswer } | null>(null)
  return (
    <>
      {requests.length > 0 && (
        <Card>
          <CardHead title={t('checks.card')} />
          {requests.map((request) => (
            <OperationCard
              key={request.id}
              request={request}
              onAnswer={(answer) => setOpen({ request, answer })}
              isOfPage
            />
          ))}
        </Card>
      )}
      {open && <CheckDialog {...open} onClose={() => setOpen(null)} />}
    </>
  )
}
