import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useQueryClient } from '@tanstack/react-query'
import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import { useState } from 'react'
import { ObjectPage } from '../../../desk/object/ObjectPage.tsx'
import { AttemptsCard } from './cards/AttemptsCard.tsx'
import { AuditCard } from './cards/AuditCard.tsx'
import { ChildrenCard } from './cards/ChildrenCard.tsx'
import { CustomerCard } from './cards/CustomerCard.tsx'
import { DeliveryCard } from './cards/DeliveryCard.tsx'
import css from './Detail.module.css'
import { EditDialog } from './edit/EditDialog.tsx'
import { ExtraCard } from './cards/ExtraCard.tsx'
import { MessagesCard } from './cards/MessagesCard.tsx'
import { OrderCard } from './cards/OrderCard.tsx'
import { PaymentCard } from './cards/PaymentCard.tsx'
import { QrCard } from './cards/QrCard.tsx'
import { TimelineCard } from './cards/TimelineCard.tsx'
import { useDetailHead } from './use-detail-head.tsx'
import { useDetailPlace } from './use-list-link.tsx'
import { WebhooksCard } from './cards/WebhooksCard.tsx'
import { Card } from '@wasl/ui/layout/Card'
import { useChecksText } from '../../../desk/checks/checks.text.ts'
import { DeclinedRequest } from '../../../desk/checks/DeclinedRequest.tsx'
import { isOrderPlugin } from '../../../desk/order/order-plugins.ts'
import { OrderOfPayment } from '../../../desk/order/OrderOfPayment.tsx'
import { useStaff } from '../../../desk/staff.ts'
import { CardHead } from '../../../desk/object/CardHead.tsx'
import type { OperationAnswer, OperationRequest } from '@wasl/contracts/web/dashboard/tickets.contract'
import { CheckDialog } from '../../../desk/checks/CheckDialog.tsx'
import { OperationCard } from '../../../desk/checks/OperationCard.tsx'
import { WaitingRequest } from '../../../desk/checks/WaitingRequest.tsx'

type Props = { place: ListPlace; transaction: TransactionShown; onMoved: () => void }

export function DetailView({ place, transaction, onMoved }: Props) {
  const queries = useQueryClient()
  const { may } = useStaff()
  const [isEditing, setIsEditing] = useState(false)
  const refresh = () => void queries.invalidateQueries({ queryKey: ['transactions'] })
  /** Where it has moved from it would be missing: all is old, and nothing asked for again here. */
  const changed = (hasMoved: boolean) => {
    if (!hasMoved) return refresh()
    void queries.invalidateQueries({ queryKey: ['transactions'], refetchType: 'none' })
    onMoved()
  }
  const edit = transaction.editable ? () => setIsEditing(true) : null
  const of = { transaction }
  return (
    <>
      <ObjectPage
        place={useDetailPlace(place, transaction.id)}
        head={useDetailHead({ place, transaction, onChanged: changed })}
        notices={
          <>
            <RequestsCard {...of} />
            <DeclinedCard {...of} />
          </>
        }
        rail={
          <>
            <QrCard {...of} />
            <PaymentCard {...of} />
            <CustomerCard {...of} onEdit={edit} />
            <OrderCard {...of} />
            <DeliveryCard {...of} />
            <ExtraCard {...of} />
          </>
        }
      >
        {transaction.orderId !== null && isOrderPlugin(transaction.plugin) && may('orders.manage') && (
          <OrderOfPayment plugin={transaction.plugin} id={transaction.orderId} />
        )}
        <TimelineCard {...of} />
        <AttemptsCard {...of} />
        <ChildrenCard {...of} />
        <div className={css.pair}>
          <MessagesCard {...of} />
          <WebhooksCard {...of} />
        </div>
        <AuditCard {...of} />
      </ObjectPage>
      {isEditing && transaction.editable && (
        <EditDialog
          transaction={transaction}
          editable={transaction.editable}
          onChanged={refresh}
          onClosed={() => setIsEditing(false)}
        />
      )}
    </>
  )
}

/** Whoever asked to be allowed something here learns why not. */
function DeclinedCard({ transaction: { declined } }: { transaction: TransactionShown }) {
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

/** Payments B8: what waits for colleagues, what one asked to be allowed too, or could not be done. */
function RequestsCard({ transaction: { requests, waiting } }: { transaction: TransactionShown }) {
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
