import { transactionStates } from '@wasl/domain/states'
import { z } from 'zod'
import type { DueNotice } from './notices.store.ts'

/** What the ledger tells the world of a transaction: every topic, with what its payload carries. */
const topics = [
  'transaction.created',
  'transaction.canceled',
  'transaction.invalid',
  'transaction.expired',
  'payment.captured',
  'payment.authorized',
  'payment.cod',
  'payment.failed',
  'payment.surplus',
  'payment.mismatch',
  'refund.done',
  'refund.rejected',
  'hold.voided',
] as const

const News = z.object({
  topic: z.enum(topics),
  transaction: z.string(),
  plugin: z.string(),
  state: z.enum(transactionStates),
  attempt: z.string().optional(),
  refund: z.string().optional(),
  /** What took or gave up money that was held, by the name it has at its gateway or with us. */
  operation: z.string().optional(),
  currency: z.string().optional(),
  /** What this news is about, in minor units: taken, held, surplus, given back. */
  amount: z.int().optional(),
  /** What the attempt asked its gateway for. */
  charge: z.int().optional(),
  late: z.boolean().optional(),
  result: z.enum(['failed', 'canceled', 'expired']).optional(),
})

export type NewsTopic = (typeof topics)[number]
export type News = z.infer<typeof News>

/** The notice in the ledger's words; null where it tells of something else. */
export function readNews({ topic, payload }: Pick<DueNotice, 'topic' | 'payload'>): News | null {
  const parsed = News.safeParse({ ...payload, topic })
  return parsed.success ? parsed.data : null
}
