import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { newPublicId } from '../../platform/ids.ts'
import type { TargetRules } from '../../platform/outbound/target.ts'
import { insertMessages } from '../messages/messages.store.ts'
import type { NoticeConsumer } from '../notices/relay.service.ts'
import { pushNewsOf } from './push-news.domain.ts'
import { pushWords } from './push-words.ts'
import { isReachable } from './registration.ts'
import { findListeners } from './registrations.store.ts'

type WriterDeps = { db: Db; clock: Clock; targets: TargetRules; isOn: boolean }

/** Writes one message per browser that is to hear, in its user's language, once however often the news is heard. */
export const pushWriter = ({ db, clock, targets, isOn }: WriterDeps): NoticeConsumer => ({
  name: 'push',
  async deliver(notice) {
    const news = isOn ? pushNewsOf(notice) : null
    if (!news) return
    const { merchantId } = notice
    const { occasion, about, audience } = news
    const listeners = await findListeners(db, merchantId, audience)
    if (listeners.length === 0) return
    const now = clock.now()
    const messages = listeners.map(({ publicId, endpoint, language }) => ({
      merchantId,
      publicId: newPublicId(),
      occasion,
      occasionKey: `${occasion}:${about}`,
      channel: 'push' as const,
      recipient: publicId,
      language,
      subject: pushWords(`${occasion}.title`, language),
      text: pushWords(`${occasion}.text`, language, { about }),
      ...(isReachable(endpoint, targets)
        ? { state: 'due' as const, dueAt: now }
        : { state: 'kept' as const }),
      createdAt: now,
    }))
    await inTransaction(db, (tx) => insertMessages(tx, messages))
  },
})
