import type { RecentAction } from '@wasl/contracts/core/dashboard/recent-action'
import { Plugin } from '@wasl/contracts/values/plugin'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import { describeAction } from './audit-words.ts'

/** The transaction that an entry is about. */
export type ActedOn = { publicId: string; plugin: string; deletedAt: Date | null }

type Entry = {
  id: number
  actor: string
  action: string
  object: string
  at: Date
  transaction: ActedOn | null
}

/** Those whose object is a report; an export that was downloaded at once is none. */
const ofReport: readonly string[] = ['report.asked', 'report.downloaded', 'report.canceled']

export function recentActionOnWire(
  { id, actor, action, object, at, transaction }: Entry,
  language: Locale,
): z.input<typeof RecentAction> {
  const plugin = Plugin.safeParse(transaction?.plugin)
  return {
    id,
    actor,
    action,
    object,
    description: describeAction({ action, object }, language),
    timestamp: at.toISOString(),
    transaction:
      transaction && plugin.success
        ? { id: transaction.publicId, plugin: plugin.data, is_deleted: transaction.deletedAt !== null }
        : null,
    report_id: ofReport.includes(action) ? object : null,
  }
}
