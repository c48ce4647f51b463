import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '@wasl/ui/actions/Button'
import { Undo2Icon } from '@wasl/ui/icons/Undo2Icon'
import { useState } from 'react'
import { answerOf } from '../../base/session/answer-of.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useTell } from '../use-tell.ts'
import type { OrderOf } from './order-of.ts'
import css from './Order.module.css'
import { ordersKey } from './orders.queries.ts'
import { useOrdersText } from './orders.text.ts'
import { ReturnOrder } from './ReturnOrder.tsx'
import { useOrderWords } from './use-order-words.ts'

/** The next step, and the way back from the last one. Returning goods asks what becomes of them. */
export function OrderSteps({ plugin, order }: OrderOf) {
  const t = useOrdersText()
  const { stateName, stepName, number } = useOrderWords()
  const queries = useQueryClient()
  const notices = useNotices()
  const tell = useTell()
  const [isReturning, setIsReturning] = useState(false)
  const params = { plugin, id: order.id }
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (to: string | null) =>
      answerOf(
        await (to === null
          ? staffClient.orders.stepBack({ params, body: {} })
          : staffClient.orders.move({ params, body: { to } })),
      ),
    onSuccess: (moved) =>
      notices.success(t('orders.moved', { number: number(moved.number), state: stateName(moved.state) })),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: ordersKey }),
  })
  const press = (to: string | null) => {
    if (isPending) return
    if (to === 'returned') setIsReturning(true)
    else mutate(to)
  }
  if (order.moves.length === 0 && !order.stepBackUntil) return null
  return (
    <div className={css.steps}>
      {order.moves.map((to, at) => (
        <Button
          key={to}
          size="row"
          variant={at === 0 && to !== 'returned' ? 'primary' : 'secondary'}
          isPending={isPending && variables === to}
          onClick={() => press(to)}
        >
          {stepName(to)}
        </Button>
      ))}
      {order.stepBackUntil && (
        <Button
          size="row"
          variant="quiet"
          icon={<Undo2Icon size={16} />}
          isPending={isPending && variables === null}
          onClick={() => press(null)}
        >
          {t('orders.stepBack')}
        </Button>
      )}
      {isReturning && <ReturnOrder plugin={plugin} order={order} onClosed={() => setIsReturning(false)} />}
    </div>
  )
}
