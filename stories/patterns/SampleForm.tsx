import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { ErrorSummary } from '@wasl/ui/notices/ErrorSummary'
import { Card } from '@wasl/ui/layout/Card'
import { LiveRegion } from '@wasl/ui/text/LiveRegion'
import { Stack } from '@wasl/ui/layout/Stack'
import { useState } from 'react'
import { say } from '../ui/in-locale.ts'
import {
  emptyOrder,
  orderProblems,
  problemCount,
  summaryOf,
  type Order,
  type Toolbar,
} from './sample-order.ts'
import { SampleFields } from './SampleFields.tsx'
import './sample-form.css'

type Props = {
  context: Toolbar
  start?: Partial<Order>
  /** The server's own word about the whole form. */
  refusal?: string
}

/** ux D5: checked on sending; after the first try a field is checked again when it is left. Nothing typed is lost. */
export function SampleForm({ context, start, refusal }: Props) {
  const [order, setOrder] = useState<Order>({ ...emptyOrder, ...start })
  const [checked, setChecked] = useState<Order | null>(null)
  const [tries, setTries] = useState(0)
  const [isSent, setSent] = useState(false)
  const problems = checked ? orderProblems(checked, context) : {}
  const lines = summaryOf(problems, context)
  const all = refusal && tries > 0 ? [...lines, { message: refusal }] : lines

  const send = () => {
    const found = Object.keys(orderProblems(order, context)).length
    setChecked(order)
    setTries(tries + 1)
    setSent(found === 0 && !refusal)
    document.title =
      found > 0 ? say(context, 'Error: Your order', 'خطأ: طلبك') : say(context, 'Your order', 'طلبك')
  }

  return (
    <LiveRegion>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what leaves a field bubbles up here */}
      <form
        className="sample-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        onBlur={() => {
          if (checked) setChecked(order)
        }}
      >
        <Card>
          <Stack gap={20}>
            <h1>{say(context, 'Your order', 'طلبك')}</h1>
            <p className="sample-lead">
              {say(
                context,
                'Every field is required unless it says optional.',
                'جميع الحقول مطلوبة ما لم يُذكر (اختياري).',
              )}
            </p>
            {all.length > 0 && (
              <ErrorSummary key={tries} title={problemCount(context, all.length)} problems={all} />
            )}
            {isSent && (
              <Alert tone="success">
                {say(context, 'Your order is on its way to us.', 'طلبك في الطريق إلينا.')}
              </Alert>
            )}
            <SampleFields
              context={context}
              order={order}
              problems={problems}
              onChange={(change) => setOrder({ ...order, ...change })}
            />
            <Button type="submit" variant="primary" size="pay" isWide>
              {say(context, 'Send the order', 'إرسال الطلب')}
            </Button>
          </Stack>
        </Card>
      </form>
    </LiveRegion>
  )
}
