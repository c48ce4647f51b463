import type { OperationAnswer, OperationRequest } from '@wasl/contracts/web/dashboard/tickets.contract'
import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { Card } from '@wasl/ui/layout/Card'
import { useState } from 'react'
import { CheckDialog } from '../../../desk/checks/CheckDialog.tsx'
import { OperationCard } from '../../../desk/checks/OperationCard.tsx'
import { useChecksText } from '../../../desk/checks/checks.text.ts'
import { WaitingRequest } from '../../../desk/checks/WaitingRequest.tsx'
import { CardHead } from './CardHead.tsx'

/** Payments B8: what waits for colleagues, what one asked to be allowed too, or could not be done. */
export function RequestsCard({ transaction: { requests, waiting } }: { transaction: TransactionShown }) {
  const t = useChecksText()
  const [open, setOpen] = useState<{ request: OperationRequest; answer: OperationAnswer } | null>(null)
  return (
    <>
      {requests.length + waiting.length > 0 && (
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
          {waiting.map((one) => (
            <WaitingRequest key={one.permission} waiting={one} />
          ))}
        </Card>
      )}
      {open && <CheckDialog {...open} onClose={() => setOpen(null)} />}
    </>
  )
}
