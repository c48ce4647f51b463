import { money } from '@wasl/domain/money'
import { compose, type Composed } from '../../kernel/messages/compose.ts'
import { findTemplates } from '../../kernel/messages/messages.store.ts'
import { merchantOrigin } from '../../kernel/merchants/merchant-origin.ts'
import { findMerchant } from '../../kernel/merchants/merchants.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { findHosts } from './facts.store.ts'
import { customerName } from './rows/judge-row.ts'
import type { Channel } from './rows/row.domain.ts'
import {
  channelCounts,
  firstReady,
  revisionOfRows,
  totalsOf,
  type OfUpload,
  type Row,
  type Total,
} from './rows/rows.store.ts'

export type Preview = {
  totals: Total[]
  channels: { channel: string; rows: number }[]
  /** As the customer of the first ready row would read them. */
  messages: { channel: Channel; language: 'en' | 'ar'; message: Composed }[]
  recipient: string
  /** Told with the press: what has changed since is not sent unseen. */
  revision: string
}

const locales = ['en', 'ar'] as const

/** What would be asked for and in which words, before anything is sent. */
export async function previewOf(
  { db, publicUrl }: { db: Db; publicUrl: string },
  of: OfUpload,
): Promise<Preview> {
  const [totals, channels, revision, sample] = await Promise.all([
    totalsOf(db, of, ['ready']),
    channelCounts(db, of),
    revisionOfRows(db, of),
    firstReady(db, of),
  ])
  const messages = sample ? await messagesFor(db, { of, publicUrl, row: sample, channels }) : []
  return { totals, channels, revision, messages, recipient: sample ? customerName(sample.cells) : '' }
}

type Wording = {
  of: OfUpload
  publicUrl: string
  row: Row
  channels: readonly { channel: string }[]
}

async function messagesFor(
  db: Db,
  { of: { merchantId }, publicUrl, row, channels }: Wording,
): Promise<Preview['messages']> {
  const merchant = await findMerchant(db, merchantId)
  if (!merchant || row.amount === null || row.currency === null) return []
  const origin = merchantOrigin(publicUrl, await findHosts(db, merchantId))
  const used = (['email', 'sms', 'whatsapp'] as const).filter((known) =>
    channels.some(({ channel }) => channel === known),
  )
  const name = customerName(row.cells)
  const made: Preview['messages'] = []
  for (const language of locales) {
    const templates = await findTemplates(db, { merchantId, occasion: 'created', language })
    const facts = {
      occasion: 'created' as const,
      merchant: { en: merchant.titleEn, ar: merchant.titleAr, brand: merchant.brand },
      customer: { en: name, ar: name },
      description: { en: row.cells.description_en ?? '', ar: row.cells.description_ar ?? '' },
      amount: money(row.amount, row.currency),
      reference: row.orderNo ?? '…',
      link: `${origin}/${language}/pay/…`,
    }
    for (const channel of used) {
      const own = templates.find((template) => template.channel === channel) ?? null
      made.push({ channel, language, message: compose(facts, { channel, locale: language, own }) })
    }
  }
  return made
}
