import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import { readNews } from '../notices/news.ts'
import type { NoticeConsumer } from '../notices/relay.service.ts'
import { eventBody, eventTypeOf } from './webhook-event.domain.ts'
import { findEventFacts, findListening, insertEvent } from './webhooks.store.ts'

/** Hears the news and writes down what a merchant's servers are told. Nobody is called here. */
export const eventWriter = ({ db }: { db: Db }): NoticeConsumer => ({
  name: 'webhooks',
  async deliver(notice) {
    const news = readNews(notice)
    if (!news) return
    const { merchantId, aggregate, id: noticeId, createdAt } = notice
    const type = eventTypeOf[news.topic]
    const listening = (await findListening(db, merchantId)).filter(
      ({ eventTypes }) => eventTypes.length === 0 || eventTypes.includes(type),
    )
    if (listening.length === 0) return
    const { transaction: transactionId, attempt: attemptId = null } = news
    const facts = await findEventFacts(db, { merchantId, transactionId, attemptId })
    if (!facts) return
    const event = {
      merchantId,
      aggregate,
      noticeId,
      type,
      publicId: `msg_${newPublicId()}`,
      body: eventBody(news, { facts, at: createdAt }),
      createdAt,
    }
    await inTransaction(db, (tx) =>
      insertEvent(
        tx,
        event,
        listening.map(({ id }) => id),
      ),
    )
  },
})
