import { isEmail } from '@wasl/domain/email'
import type { Locale, Localised } from '@wasl/domain/locale'
import type { Money } from '@wasl/domain/money'
import type { Tx } from '../../platform/db/db.ts'
import { newPublicId } from '../../platform/ids.ts'
import { merchantOrigin } from '../merchants/merchant-origin.ts'
import { compose } from './compose.ts'
import type { StaffOccasion } from './messages.domain.ts'
import { findSender, findTemplates, insertMessages } from './messages.store.ts'

/** `impossible` where no mail server is set: a secret is then written nowhere. */
export type StaffMailing = { publicUrl: string; mailsAre: 'due' | 'kept' | 'impossible' }

export type StaffMail = {
  merchantId: number
  occasion: StaffOccasion
  /** Told once of this. */
  about: string
  recipient: string
  language: Locale
  name: Localised
  /** The code, in a code message. */
  code?: string
  /** A path of this site, in a message with a link. */
  path?: string
  amount?: Money
  description?: Localised
  now: Date
}

/** Written in the transaction of its change. False if mails cannot be sent here. */
export async function writeStaffMail(
  tx: Tx,
  { publicUrl, mailsAre }: StaffMailing,
  mail: StaffMail,
): Promise<boolean> {
  const { merchantId, occasion, about, recipient, language, name, code = '', path = '', now } = mail
  const merchant = await findSender(tx, merchantId)
  if (mailsAre === 'impossible' || !merchant || !isEmail(recipient)) return false
  const templates = await findTemplates(tx, { merchantId, occasion, language })
  const facts = {
    occasion,
    merchant: { en: merchant.titleEn, ar: merchant.titleAr, brand: merchant.brand },
    customer: name,
    description: mail.description ?? { en: '', ar: '' },
    amount: mail.amount ?? null,
    reference: code,
    link: `${merchantOrigin(publicUrl, merchant.hosts)}${path}`,
  }
  const own = templates.find(({ channel }) => channel === 'email') ?? null
  await insertMessages(tx, [
    {
      ...compose(facts, { channel: 'email', locale: language, own }),
      ...(mailsAre === 'due' ? { state: 'due', dueAt: now } : { state: 'kept' }),
      merchantId,
      publicId: newPublicId(),
      occasion,
      occasionKey: `${occasion}:${about}`,
      channel: 'email',
      recipient,
      language,
      createdAt: now,
    },
  ])
  return true
}
