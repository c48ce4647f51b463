import type { TransactionShown } from '@wasl/contracts/web/dashboard/transactions/detail.contract'
import type { MessageShown } from '@wasl/contracts/web/dashboard/transactions/history.contract'
import { templateChannels, templateOccasions } from '@wasl/contracts/values/message-template'
import { Dots } from '@wasl/ui/text/Dots'
import { Card } from '@wasl/ui/layout/Card'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Instant } from '../../../../parts/Instant.tsx'
import { phoneText } from '../../../../parts/phone-text.ts'
import { CardHead } from '../../../../desk/object/CardHead.tsx'
import css from '../Detail.module.css'
import { useDetailText } from '../detail.text.ts'

const states = ['sent', 'due', 'kept', 'failed'] as const
/** A merchant's own staff are told about a webhook, not about a transaction. */
const occasions = [
  ...templateOccasions.filter((occasion) => occasion !== 'webhook_disabled'),
  'order_unfulfilled',
  'order_placed',
  'order_ready',
  'order_shipped',
  'order_corrected',
  'order_canceled',
] as const

const named = <Name extends string>(names: readonly Name[], text: string): Name | undefined =>
  names.find((name) => name === text)

/** Whom the product told what. */
export function MessagesCard({ transaction: { messages } }: { transaction: TransactionShown }) {
  const t = useDetailText()
  return (
    <Card>
      <CardHead title={t('detail.messages')}>
        {messages.length > 0 && <small>{messages.length}</small>}
      </CardHead>
      {messages.length === 0 ? (
        <p className={css.quiet}>{t('detail.noMessages')}</p>
      ) : (
        <ul className={css.rows}>
          {messages.map((message) => (
            <MessageLine key={message.id} message={message} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function MessageLine({ message }: { message: MessageShown }) {
  const t = useDetailText()
  const occasion = named(occasions, message.occasion)
  const channel = named(templateChannels, message.channel)
  const state = named(states, message.state)
  return (
    <li>
      <span className={css.line}>
        <b>{occasion ? t(`detail.occasion.${occasion}`) : <Ltr>{message.occasion}</Ltr>}</b>
        <span className={css.small}>
          <Instant at={message.at} />
        </span>
      </span>
      <span className={css.line}>
        <span>
          <Dots>
            {channel ? t(`detail.channel.${channel}`) : message.channel}
            <Ltr>{phoneText(message.recipient)}</Ltr>
          </Dots>
        </span>
        <span>{state ? t(`detail.message.${state}`) : message.state}</span>
      </span>
      {message.problem && <span className={css.small}>{message.problem}</span>}
    </li>
  )
}
