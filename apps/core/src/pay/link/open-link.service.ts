import type { Localised } from '@wasl/domain/locale'
import { linkStateAt, type LinkState } from '@wasl/domain/payment-link'
import { pauseAt, pausedBy } from '../../kernel/ledger/pay/pay.domain.ts'
import { findLink, usesOf, type LinkRow } from '../../kernel/links/links.store.ts'
import { findMerchant, findUnit, type Merchant, type Unit } from '../../kernel/merchants/merchants.store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { messageOf } from './pay-by-link.service.ts'

export type OpenLink = {
  link: LinkRow
  merchant: Merchant
  unit: Unit
  state: LinkState | 'paused'
  message: Localised | null
}

/** What an opened link shows. Writes nothing, because previews and robots open links too. */
export async function openLink(
  { db, clock }: { db: Db; clock: Clock },
  { merchantId, publicId }: { merchantId: number; publicId: string },
): Promise<OpenLink | null> {
  const [merchant, link] = await Promise.all([
    findMerchant(db, merchantId),
    findLink(db, { merchantId, publicId }),
  ])
  if (!link || !merchant) return null
  const [unit, uses] = await Promise.all([findUnit(db, { merchantId, key: link.unitKey }), usesOf(db, link)])
  if (!unit) throw new Error(`the unit of the link ${publicId} is not there`)
  const now = clock.now()
  const state = linkStateAt(link, uses, now)
  const shown = { link, merchant, unit }
  if (state !== 'open') return { ...shown, state, message: messageOf(link, state) }
  const pause = pauseAt([merchant, unit], now)
  return pause
    ? { ...shown, state: 'paused', message: pausedBy(pause).message }
    : { ...shown, state, message: null }
}
