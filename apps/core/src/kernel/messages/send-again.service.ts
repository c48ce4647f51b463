import { isEmail } from '@wasl/domain/email'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { isPayable, isSecured } from '@wasl/domain/states'
import type { Clock } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { transactionAggregate } from '../ledger/evidence/evidence-notice.ts'
import type { News } from '../notices/news.ts'
import { isPhone, type PaymentOccasion } from './messages.domain.ts'
import type { Channel } from '../notices/notification-settings.ts'
import {
  countByHand,
  findSubject,
  insertMessages,
  isStillKnown,
  isWritten,
  lockRecipient,
  lockSubject,
  type SubjectRow,
} from './messages.store.ts'
import { draftAbout, written, type MessageDeps } from './write-messages.service.ts'

export type SendAgain = {
  merchantId: number
  publicId: string
  channel: Extract<Channel, 'email' | 'sms'>
  /** One press: repeated because its answer was lost, it sends nothing more. */
  key: string
  /** Who asks, for the audit log. */
  by: string
}
export type SendAgainRefusal = 'notFound' | 'nothingToTell' | 'noAddress' | 'tooMany'

const actions = { email: 'transaction.mailed', sms: 'transaction.texted' } as const

/** A customer is not written to more often than this by hand, whatever about. */
const mostInAnHour = 3

/** What the customer was told last, once more because staff ask for it: the request, or its receipt. */
export const sendAgain =
  (deps: MessageDeps & { clock: Clock }) =>
  async ({
    merchantId,
    publicId,
    channel,
    key,
    by,
  }: SendAgain): Promise<Result<{ recipient: string }, SendAgainRefusal>> => {
    const row = await findSubject(deps.db, { merchantId, publicId })
    if (!row) return refused('notFound')
    const occasion = occasionNow(row)
    if (!occasion) return refused('nothingToTell')
    const recipient = recipientOf(row, channel)
    if (recipient === null) return refused('noAddress')
    const now = deps.clock.now()
    const since = new Date(now.getTime() - 3_600_000)
    const notice = { merchantId, createdAt: now }
    const draft = draftAbout(deps, {
      row,
      occasion,
      about: publicId,
      news: newsOf(row),
      addresses: [{ channel, recipient }],
    })
    const messages = await written(deps, notice, draft)
    return inTransaction(deps.db, async (tx) => {
      if (!(await isStillKnown(tx, { merchantId, customer: row.customer }))) return refused('noAddress')
      await lockSubject(tx, { merchantId, publicId })
      await lockRecipient(tx, { merchantId, channel, recipient })
      const occasionKey = `${occasion}:${publicId}:again:${key}`
      if (await isWritten(tx, { merchantId, channel, occasionKey })) return accepted({ recipient })
      const byHand = await countByHand(tx, { merchantId, recipient, channel, since })
      if (byHand >= mostInAnHour) return refused('tooMany')
      await insertMessages(
        tx,
        messages.map((one) => ({ ...one, occasionKey })),
      )
      const object = transactionAggregate(row.transaction.id)
      await recordAudit(tx, { merchantId, actor: by, action: actions[channel], object }, now)
      return accepted({ recipient })
    })
  }

function occasionNow({ transaction: { state }, hasUnresolved }: SubjectRow): PaymentOccasion | null {
  if (isPayable(state)) return hasUnresolved ? null : 'created'
  return isSecured(state) ? state : null
}

function recipientOf({ customer }: SubjectRow, channel: SendAgain['channel']): string | null {
  const address = (channel === 'email' ? customer?.email?.toLowerCase() : customer?.phone)?.trim() ?? ''
  return (channel === 'email' ? isEmail(address) : isPhone(address)) ? address : null
}

/** As if it were told now. */
const newsOf = ({ transaction, attempt }: SubjectRow): News => ({
  topic: isPayable(transaction.state) ? 'transaction.created' : 'payment.captured',
  transaction: transaction.publicId,
  plugin: transaction.plugin,
  state: transaction.state,
  currency: transaction.currency,
  ...(attempt && { attempt: attempt.publicId, charge: attempt.charge }),
})
