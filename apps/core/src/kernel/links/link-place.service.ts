import { linkStateAt } from '@wasl/domain/payment-link'
import type { Tx } from '../../platform/db/db.ts'
import type { PaymentToBegin, ReopenRefusal } from '../ledger/ledger-deps.ts'
import type { PayRefusal } from '../ledger/pay/pay.domain.ts'
import { lockLinkOf, usesOf } from './links.store.ts'

/** A place of a limited link is taken here, under the link's lock: the order is transaction → link. */
export async function refuseWithoutPlace(
  tx: Tx,
  { transaction: { merchantId, id, linkId }, now }: PaymentToBegin,
): Promise<PayRefusal | null> {
  const link = linkId === null ? null : await lockLinkOf(tx, { merchantId, transactionId: id })
  if (!link) return null
  // A request of the link may be paid also where the link makes no more of them.
  const terms = { active: true, maxUses: link.maxUses, expiresAt: null }
  const state = linkStateAt(terms, await usesOf(tx, link, id), now)
  return state === 'full' || state === 'usedUp' ? { kind: 'noPlace', state } : null
}

/** A request of a reusable link gave its place back when it expired: it needs another one. */
export async function refuseFullLink(
  tx: Tx,
  { now, ...of }: { merchantId: number; transactionId: number; now: Date },
): Promise<ReopenRefusal | null> {
  const link = await lockLinkOf(tx, of)
  return link === null || linkStateAt(link, await usesOf(tx, link), now) === 'open' ? null : 'linkIsFull'
}
