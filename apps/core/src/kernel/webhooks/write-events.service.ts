import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import type { DueNotice } from '../notices/notices.store.ts'
import { readNews } from '../notices/news.ts'
import type { NoticeConsumer } from '../notices/relay.service.ts'
import { eventTypeOf, paymentData } from './payment-event.domain.ts'
import { eventBody, type EventType } from './webhook-event.domain.ts'
import {
  findEventFacts,
  findListening,
  insertEvent,
  type Listening,
  type Recipient,
} from './webhooks.store.ts'

/** What merchants' servers hear of one kind of thing. */
type EventSource = {
  /** Null where the notice tells of something else, or of nothing a server hears. */
  typeOf: (notice: DueNotice) => EventType | null
  /** `url`: the server that the request named. */
  load: (db: Db, notice: DueNotice) => Promise<{ data: object; url: string | null } | null>
}

const payments: EventSource = {
  typeOf: (notice) => {
    const news = readNews(notice)
    return news && eventTypeOf[news.topic]
  },
  async load(db, notice) {
    const news = readNews(notice)
    if (!news) return null
    const { transaction: transactionId, attempt: attemptId = null } = news
    const facts = await findEventFacts(db, { merchantId: notice.merchantId, transactionId, attemptId })
    return facts && { data: paymentData(news, facts), url: facts.transaction.webhookUrl }
  },
}

/** Ids and states alone: a server reads the rest by its key. */
const orders: EventSource = {
  typeOf: ({ topic }) => {
    if (topic === 'order.created') return 'order.placed'
    return topic === 'order.changed' || topic === 'order.unfulfillable' ? 'order.changed' : null
  },
  load: async (_, { payload }) => {
    const { order, ...facts } = payload
    return { data: { order_id: order, ...facts }, url: null }
  },
}

const sources: readonly EventSource[] = [payments, orders]

/** Hears the news and writes down what a merchant's servers are told. Nobody is called here. */
export const eventWriter = ({ db }: { db: Db }): NoticeConsumer => ({
  name: 'webhooks',
  async deliver(notice) {
    for (const source of sources) {
      const type = source.typeOf(notice)
      if (type) return writeEvent(db, { notice, type, source })
    }
  },
})

type Heard = { notice: DueNotice; type: EventType; source: EventSource }

async function writeEvent(db: Db, { notice, type, source }: Heard): Promise<void> {
  const { merchantId, aggregate, id: noticeId, createdAt } = notice
  const listening = (await findListening(db, merchantId)).filter(
    ({ eventTypes }) => eventTypes.length === 0 || eventTypes.includes(type),
  )
  if (listening.length === 0) return
  const told = await source.load(db, notice)
  if (!told) return
  const recipients = recipientsOf(listening, told.url)
  if (recipients.length === 0) return
  const event = {
    merchantId,
    aggregate,
    noticeId,
    type,
    publicId: `msg_${newPublicId()}`,
    body: eventBody({ type, at: createdAt, data: told.data }),
    createdAt,
  }
  await inTransaction(db, (tx) => insertEvent(tx, event, recipients))
}

/** Decision 057: the merchant's own servers, and beside them the one the request named; nobody twice. */
function recipientsOf(listening: readonly Listening[], named: string | null): Recipient[] {
  const own = listening.filter(({ ofRequests }) => !ofRequests)
  const recipients: Recipient[] = own.map(({ id }) => ({ endpointId: id, url: null }))
  if (named === null || own.some(({ url }) => url === named)) return recipients
  const { origin } = new URL(named)
  const server = listening.find(({ ofRequests, url }) => ofRequests && url === origin)
  return server ? [...recipients, { endpointId: server.id, url: named }] : recipients
}
