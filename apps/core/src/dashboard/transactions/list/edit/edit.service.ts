import type { PartialUpdate } from '@wasl/contracts/core/dashboard/transactions/detail.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { tellChanged } from '../../../../kernel/ledger/changed-notice.ts'
import { recordAudit } from '../../../../kernel/audit/audit.store.ts'
import { findNamedFile } from '../../../../kernel/merchants/files.store.ts'
import { addCustomer } from '../../../../kernel/merchants/merchants.service.ts'
import type { Staff } from '../../../../kernel/people/staff.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Tx } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { columnsOf } from '../setup/columns.domain.ts'
import { findColumns } from '../../../../kernel/lists/columns.store.ts'
import { isEditable, readEdit, type Edited, type EditProblem } from './edit.domain.ts'
import {
  attemptsUnderWay,
  findCustomer,
  lockForEdit,
  saveEdit,
  type CustomerRow,
  type EditRow,
} from './edit.store.ts'
import { decimalText, money } from '@wasl/domain/money'
import { changesOf } from '../../../../kernel/audit/changes-of.ts'

type Terms = {
  amount: number
  currency: string
  remarks: { label_en: string; label_ar: string; value: string }[]
  merchantFields: Record<string, string>
  email: string | null
  phone: string | null
  expiresAt: Date | null
  attachmentId: string | null
}

/** What of a request is not as it was, by the names of the wire. */
const editHistory = (before: Terms, { contact, ...edited }: Edited) =>
  changesOf(namedOnWire(before), namedOnWire({ ...before, ...edited, ...contact }))

const namedOnWire = (terms: Terms) => ({
  amount: `${decimalText(money(terms.amount, terms.currency))} ${terms.currency}`,
  remarks: terms.remarks,
  extra: terms.merchantFields,
  customer_email: terms.email,
  customer_phone: terms.phone,
  expiration_time: terms.expiresAt?.toISOString() ?? null,
  attachment: terms.attachmentId,
})

export type Edit = {
  publicId: string
  plugin: string
  wish: PartialUpdate
  staff: Staff
  requestId: string
}

export type EditRefusal =
  | { kind: 'notFound' }
  | { kind: 'notPossible' }
  | { kind: 'changed' }
  | { kind: 'fields'; problems: EditProblem[] }

/** Changes a request that waits for its payer. Two who edit it at once: the second is told to look again. */
export async function editTransaction(
  { db, clock }: { db: Db; clock: Clock },
  { publicId, plugin, wish, staff, requestId }: Edit,
): Promise<Result<null, EditRefusal>> {
  const { merchantId } = staff
  return inTransaction(db, async (tx) => {
    const found = await lockForEdit(tx, { merchantId, publicId, plugin })
    if (!found || found.deletedAt !== null) return refused({ kind: 'notFound' })
    const { hasLive, mayStillPay } = await attemptsUnderWay(tx, found)
    if (!isEditable({ state: found.state, isDeleted: false, hasLiveAttempt: hasLive })) {
      return refused({ kind: 'notPossible' })
    }
    if (String(found.revision) !== wish.version) return refused({ kind: 'changed' })
    const customer =
      found.customerId === null ? null : await findCustomer(tx, { merchantId, id: found.customerId })
    const now = clock.now()
    const before = { ...(await beforeOf(tx, { found, customer, wish })), mayStillPay }
    const { edited, problems } = readEdit(wish, before, now)
    if (problems.length > 0) return refused({ kind: 'fields', problems })
    const customerId =
      edited.contact && (await contactOf(tx, { merchantId, customer, contact: edited.contact }))
    await saveEdit(tx, found, {
      ...edited,
      // What was asked first stays known, however often it is changed.
      ...(edited.amount !== undefined && { originalAmount: found.originalAmount ?? found.amount }),
      ...(customerId !== undefined && { customerId }),
    })
    const entry = {
      merchantId,
      actor: staff.username,
      action: 'transaction.edited' as const,
      object: `transaction:${found.id}`,
      detail: editHistory(before, edited),
      requestId,
      sessionId: staff.sessionId,
    }
    await recordAudit(tx, entry, now)
    await tellChanged(tx, { ...found, publicId, plugin }, { what: 'edited', now })
    return accepted(null)
  })
}

async function beforeOf(
  tx: Tx,
  { found, customer, wish }: { found: EditRow; customer: CustomerRow | null; wish: PartialUpdate },
) {
  const { merchantId, plugin } = found
  const named = wish.attachment ?? null
  const file = named === null ? null : await findNamedFile(tx, { merchantId, named })
  const columns = columnsOf(plugin, await findColumns(tx, { merchantId, list: plugin }))
  return {
    ...found,
    merchantFields: found.merchantFields,
    email: customer?.email ?? null,
    phone: customer?.phone ?? null,
    attachmentId: found.attachmentId,
    namedFileId: file && file.id,
    country: found.country,
    ownFields: columns
      .filter(({ isCustom }) => isCustom)
      .map(({ name, labelEn: en, labelAr: ar }) => ({ name, en, ar })),
  }
}

/** A customer of their own for this request: other requests of the same person keep what they were sent to. */
async function contactOf(
  tx: Tx,
  {
    merchantId,
    customer,
    contact,
  }: { merchantId: number; customer: CustomerRow | null; contact: NonNullable<Edited['contact']> },
): Promise<number | undefined> {
  const isSame = (customer?.email ?? null) === contact.email && (customer?.phone ?? null) === contact.phone
  if (isSame) return undefined
  const { nameEn = null, nameAr = null, secondPhone = null } = customer ?? {}
  return addCustomer(tx, { merchantId, nameEn, nameAr, secondPhone, ...contact })
}
