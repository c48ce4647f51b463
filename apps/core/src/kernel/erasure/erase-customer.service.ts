import { accepted, refused, type Result } from '@wasl/domain/result'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Files } from '../../platform/files/files.ts'
import { newPublicId } from '../../platform/ids.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { dropContent } from '../merchants/keep-file.service.ts'
import {
  dropAttachments,
  dropIdentifiers,
  emptyBulkRows,
  emptyCustomers,
  emptyHistory,
  emptyMessages,
  emptyOrders,
  emptyTransactions,
  expireAllReports,
  insertErasure,
} from './erase.store.ts'
import {
  customersOf,
  hasMoneyInFlight,
  saidBesides,
  strayCustomers,
  transactionsOf,
  type CustomerRow,
} from './person.store.ts'
import { sweepAbout, sweepEverything } from './sweep.store.ts'
import { personPatterns, type PersonWords } from './words.domain.ts'

export type EraseDeps = { db: Db; clock: Clock; files: Files }

export type EraseCommand = {
  merchantId: number
  /** Any row of `customer` that is the person. */
  customerId: number
  reason: 'asked' | 'retention'
  actor: string
  requestId?: string
  sessionId?: number | null
}

export type Erased = { publicId: string; at: Date; counts: ErasedCounts }
export type ErasedCounts = Record<ErasedKind, number>
export const erasedKinds = ['customers', 'requests', 'messages', 'files', 'bulk_rows', 'identifiers'] as const
export type ErasedKind = (typeof erasedKinds)[number]

export type EraseRefusal = 'notFound' | 'inFlight'

/**
 * Takes a person out of everything that is stored: what is known of them row by row, then every text and document that
 * still says their address, phone, id or, in what is about them, their name. Rows of money, states and times stay.
 * What lies in files goes after the commit: a kill in between leaves a file that no row names.
 */
export async function eraseCustomer(
  deps: EraseDeps,
  command: EraseCommand,
): Promise<Result<Erased, EraseRefusal>> {
  const now = deps.clock.now()
  const done = await inTransaction(deps.db, (tx) => erase(tx, command, now), { lockTimeoutMs: 10_000 })
  if (!done.ok) return done
  const { erased, unusedContent, bulkFiles } = done.value
  await Promise.all([
    ...unusedContent.map((sha256) => dropContent(deps, sha256)),
    ...bulkFiles.map((name) => deps.files.generated.remove(name)),
  ])
  return accepted(erased)
}

async function erase(tx: Tx, command: EraseCommand, now: Date) {
  const { merchantId, customerId, reason, actor } = command
  const known = await customersOf(tx, { merchantId, customerId }, 'update')
  if (!known.some(says)) return refused('notFound' as const)
  const about = await transactionsOf(tx, { merchantId, customerIds: idsOf(known) }, 'update')
  const transactionIds = about.map(({ id }) => id)
  const publicIds = about.map(({ publicId }) => publicId)
  if (await hasMoneyInFlight(tx, { merchantId, transactionIds })) return refused('inFlight' as const)

  const besides = await saidBesides(tx, { merchantId, transactionIds })
  const stray = await strayCustomers(tx, { merchantId, ...besides })
  const customers = [...known, ...stray.filter(({ id }) => !idsOf(known).includes(id))]
  const words = wordsOf(customers, besides)
  const patterns = personPatterns(words)
  const publicId = newPublicId()

  const files = about.flatMap(({ attachmentId }) => attachmentId ?? [])
  await emptyCustomers(tx, { merchantId, ids: idsOf(customers), now })
  await emptyTransactions(tx, { merchantId, ids: transactionIds })
  await emptyOrders(tx, { merchantId, transactionIds, customerIds: idsOf(customers) })
  const attachments = await dropAttachments(tx, { merchantId, ids: files })
  const recipients = [...words.emails.map((email) => email.toLowerCase()), ...words.phones]
  const messages = await emptyMessages(tx, { merchantId, publicIds, recipients })
  const identifiers = await dropIdentifiers(tx, { merchantId, values: valuesOf(words) })
  const bulk = await emptyBulkRows(tx, { merchantId, publicIds, patterns })
  await expireAllReports(tx, merchantId, now)

  const counts: ErasedCounts = {
    customers: customers.length,
    requests: about.length,
    messages,
    files: attachments.rows,
    bulk_rows: bulk.rows,
    identifiers,
  }
  // The history lets only an erasure that is stored change it.
  const erasureId = await insertErasure(tx, {
    merchantId,
    publicId,
    reason,
    actor,
    counts,
    at: now,
    customerIds: idsOf(customers),
  })
  const sweep = { merchantId, erasureId, patterns }
  await emptyHistory(tx, { merchantId, erasureId, ids: transactionIds })
  await sweepAbout(tx, { ...sweep, transactions: { ids: transactionIds, publicIds } })
  await sweepEverything(tx, sweep)
  await recordAudit(
    tx,
    {
      merchantId,
      actor,
      action: reason === 'asked' ? 'customer.erased' : 'customer.forgotten',
      object: publicId,
      detail: { counts },
      requestId: command.requestId ?? null,
      sessionId: command.sessionId ?? null,
    },
    now,
  )
  const erased: Erased = { publicId, at: now, counts }
  return accepted({ erased, unusedContent: attachments.unused, bulkFiles: bulk.files })
}

const idsOf = (customers: readonly CustomerRow[]): number[] => customers.map(({ id }) => id)

const says = ({ key, nameEn, nameAr, email, phone, secondPhone }: CustomerRow): boolean =>
  [key, nameEn, nameAr, email, phone, secondPhone].some((value) => value !== null)

function wordsOf(
  customers: readonly CustomerRow[],
  besides: { phones: readonly string[]; emails: readonly string[]; ids: readonly string[] },
): PersonWords {
  const all = (pick: (row: CustomerRow) => (string | null)[]) =>
    customers.flatMap(pick).filter((value) => value !== null)
  const unique = (values: readonly string[]) => [...new Set(values)]
  return {
    emails: unique([...all(({ email }) => [email]), ...besides.emails]),
    phones: unique([...all(({ phone, secondPhone }) => [phone, secondPhone]), ...besides.phones]),
    ids: unique([...all(({ key }) => [key]), ...besides.ids]),
    names: unique(all(({ nameEn, nameAr }) => [nameEn, nameAr])),
  }
}

const valuesOf = ({ emails, phones, ids }: PersonWords): string[] => [...emails, ...phones, ...ids]
