import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import { readNews } from '../notices/news.ts'
import type { NoticeConsumer } from '../notices/relay.service.ts'
import { eventBody, eventTypeOf } from './webhook-event.domain.ts'
import {
  findEventFacts,
  findListening,
  insertEvent,
  type Listening,
  type Recipient,
} from './webhooks.store.ts'

/** Hears the news and writes down what a merchant's servers are told. Nobody is called here. */
export const eventWriter = ({ db }: { db: Db }): NoticeConsumer => ({
  name: 'webhooks',
  async deliver(notice) {
    const news = readNews(notice)
    if (!news) return
    const { merchantId, aggregate, id: noticeId, createdAt } = notice
    const type = eventTypeOf[news.topic]
    if (!type) return
    const listening = (await findListening(db, merchantId)).filter(
      ({ eventTypes }) => eventTypes.length === 0 || eventTypes.includes(type),
    )
    if (listening.length === 0) return
    const { transaction: transactionId, attempt: attemptId = null } = news
    const facts = await findEventFacts(db, { merchantId, transactionId, attemptId })
    if (!facts) return
    const recipients = recipientsOf(listening, facts.transaction.webhookUrl)
    if (recipients.length === 0) return
    const event = {
      merchantId,
      aggregate,
      noticeId,
      type,
      publicId: `msg_${newPublicId()}`,
      body: eventBody(news, { facts, at: createdAt }),
      createdAt,
    }
    await inTransaction(db, (tx) => insertEvent(tx, event, recipients))
  },
})

/** Decision 057: the merchant's own servers, and beside them the one the request named; nobody twice. */
function recipientsOf(listening: readonly Listening[], named: string | null): Recipient[] {
  const own = listening.filter(({ ofRequests }) => !ofRequests)
  const recipients: Recipient[] = own.map(({ id }) => ({ endpointId: id, url: null }))
  if (named === null || own.some(({ url }) => url === named)) return recipients
  const { origin } = new URL(named)
  const server = listening.find(({ ofRequests, url }) => ofRequests && url === origin)
  return server ? [...recipients, { endpointId: server.id, url: named }] : recipients
}
