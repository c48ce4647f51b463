import type { OperationKind } from '../../../kernel/ledger/operation.domain.ts'
import { safe } from '../../../platform/db/value-types.ts'
import type { AttemptColumns, OperationColumns, TransactionColumns } from './rows.store.ts'

/** As the database writes it inside JSON: moments are text. */
type InJson<Columns> = { [Name in keyof Columns]: Columns[Name] extends Date ? string : Columns[Name] }

type OperationAsRead = InJson<OperationColumns>
type AttemptAsRead = InJson<AttemptColumns> & { adapter: string; operations: OperationAsRead[] | null }

export type RowAsRead = TransactionColumns & {
  unitTitleEn: string
  unitTitleAr: string
  gatewayNameEn: string | null
  gatewayNameAr: string | null
  customerId: number | null
  nameEn: string | null
  nameAr: string | null
  email: string | null
  phone: string | null
  openKind: OperationKind | null
  openAmount: number | null
  openCurrency: string | null
  isDisclosable: boolean
  attempts: AttemptAsRead[] | null
}

export type FoundAttempt = ReturnType<typeof attemptAsFound>

export function rowAsFound(row: RowAsRead) {
  const { nameEn, nameAr, email, phone, openKind, openAmount, openCurrency } = row
  return {
    transaction: row satisfies TransactionColumns,
    unit: { titleEn: row.unitTitleEn, titleAr: row.unitTitleAr },
    gateway:
      row.gatewayNameEn === null || row.gatewayNameAr === null
        ? null
        : { nameEn: row.gatewayNameEn, nameAr: row.gatewayNameAr },
    customer: row.customerId === null ? null : { nameEn, nameAr, email, phone },
    /** What keeps its actions waiting. */
    open:
      openKind === null || openAmount === null || openCurrency === null
        ? null
        : { kind: openKind, amount: openAmount, currency: openCurrency },
    isDisclosable: row.isDisclosable,
    attempts: (row.attempts ?? []).map(attemptAsFound),
  }
}

/** JSON rounds what is no safe integer to one that is none either. */
const attemptAsFound = (attempt: AttemptAsRead) => ({
  ...attempt,
  stateChangedAt: new Date(attempt.stateChangedAt),
  fee: safe(attempt.fee),
  charge: safe(attempt.charge),
  authorized: safe(attempt.authorized),
  captureReserved: safe(attempt.captureReserved),
  captured: safe(attempt.captured),
  feeCaptured: safe(attempt.feeCaptured),
  refundReserved: safe(attempt.refundReserved),
  refunded: safe(attempt.refunded),
  quarantined: safe(attempt.quarantined),
  operations: (attempt.operations ?? []).map(operationAsFound),
})

const operationAsFound = (operation: OperationAsRead) => ({
  ...operation,
  amount: safe(operation.amount),
  createdAt: new Date(operation.createdAt),
  stateChangedAt: new Date(operation.stateChangedAt),
})
