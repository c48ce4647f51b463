import type { Locale } from '@wasl/domain/locale'
import { decimalText, money } from '@wasl/domain/money'
import { takenBy } from '../ledger/create-transaction.service.ts'
import { announcements } from '../notices/notification-settings.ts'
import type { Tx } from '../../platform/db/db.ts'
import { wordsOf } from '../../platform/http/words.ts'
import { payStrings } from './pay.strings.ts'
import { payStringsAr } from './pay.strings.ar.ts'
import { makeRequest, type RequestDeps } from './make-request.service.ts'
import { NotMade } from './not-made.ts'
import type { RequestRefusal } from './request-refusal.ts'
import { requestStrings } from './requests.strings.ts'
import { requestStringsAr } from './requests.strings.ar.ts'

type Told = 'email' | 'sms' | 'whatsapp'

/** One row of a file, read and found right. */
export type BulkRequest = {
  merchantId: number
  username: string
  origin: string
  upload: { publicId: string; name: string }
  cells: Readonly<Record<string, string | undefined>>
  wish: {
    amountMinor: number
    currency: string
    email: string | null
    phone: string | null
    language: Locale | null
    pgCodes: string[]
    expiresAt: Date | null
    channels: readonly Told[]
  }
}

const texts = {
  en: { ...payStrings, ...requestStrings },
  ar: { ...payStringsAr, ...requestStringsAr },
}
const words = wordsOf(texts)
type Word = keyof typeof texts.en
const isWord = (key: string): key is Word => Object.hasOwn(texts.en, key)

/** Rows of a file become requests through the same service as everybody's (payments B1, B5). */
export const bulkRequests = (deps: RequestDeps) => ({
  async make(tx: Tx, row: BulkRequest): Promise<string> {
    const { merchantId, username, origin, upload } = row
    const { created } = await makeRequest(tx, deps, {
      merchantId,
      by: { initiator: username, claims: `bulk ${upload.publicId}` },
      plugin: 'bulk',
      wish: wishOf(row),
      idempotencyKey: upload.publicId,
      origin,
      bulk: { id: upload.publicId, name: upload.name },
    })
    return created.id
  },
  refusalOf(error: unknown) {
    if (takenBy(error) === 'orderNoTaken')
      return { field: 'order_no', says: 'request.orderNoTaken', values: {}, isDuplicate: true }
    if (!(error instanceof NotMade)) return null
    const { field, says, values = {} } = problemOf(error.refusal)
    return { field, says, values, isDuplicate: says === 'request.orderNoTaken' }
  },
  textOf({ says, values }: { says: string; values: Record<string, string | number> }, language: Locale) {
    return isWord(says) ? words(says, language, values) : says
  },
})

const nothing: { says: Word; values?: Record<string, string | number> } = { says: 'request.pluginNotFound' }

function problemOf(refusal: RequestRefusal) {
  switch (refusal.kind) {
    case 'fields': {
      const [first] = refusal.problems
      return first ? { ...first, values: { ...first.values } } : { field: 'amount', ...nothing }
    }
    case 'paused':
      return { field: 'unit_code', says: 'pay.paused' as const }
    case 'pluginNotFound':
    case 'inFlight':
    case 'keyReused':
    case 'linkClosed':
    case 'tooManyUnpaid':
      return { field: 'amount', ...nothing }
  }
}

function wishOf({ cells, wish }: BulkRequest) {
  const told = (channel: Told) => (wish.channels.includes(channel) ? [...announcements] : [])
  const given = (name: string, as: string = name) => (cells[name] ? { [as]: cells[name] } : {})
  return {
    amount: decimalText(money(wish.amountMinor, wish.currency)),
    currency_code: wish.currency,
    pg_codes: wish.pgCodes,
    ...given('order_no'),
    ...given('unit_code'),
    ...given('description_en'),
    ...given('description_ar'),
    ...given('customer_first_name'),
    ...given('customer_last_name'),
    ...(wish.email && { customer_email: wish.email }),
    ...(wish.phone && { customer_phone: wish.phone }),
    ...(wish.language && { language: wish.language }),
    ...(wish.expiresAt && { expiration_time: wish.expiresAt.toISOString() }),
    notifications: { email: told('email'), sms: told('sms'), whatsapp: told('whatsapp') },
  }
}
