import type { Db } from '../../platform/db/db.ts'
import { listEvents, type EventLine } from './events.store.ts'
import {
  findMessage,
  listMerchants,
  listMessages,
  type OutboxFilter,
  type OutboxLine,
} from './outbox.store.ts'

export type { EventLine, OutboxFilter, OutboxLine }
export type OutboxPage = {
  lines: OutboxLine[]
  hasMore: boolean
  merchants: { key: string; titleEn: string; titleAr: string }[]
}
export type OutboxMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>

const PAGE = 25

export async function readOutbox(db: Db, filter: OutboxFilter): Promise<OutboxPage> {
  const [lines, merchants] = await Promise.all([listMessages(db, filter, PAGE + 1), listMerchants(db)])
  return { lines: lines.slice(0, PAGE), hasMore: lines.length > PAGE, merchants }
}

export const readEvents = (db: Db): Promise<EventLine[]> => listEvents(db, 50)

export const readMessage = (db: Db, publicId: string): Promise<OutboxMessage | null> =>
  findMessage(db, publicId)
