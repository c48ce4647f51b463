import type { OperationKind } from '../../../kernel/ledger/operation.domain.ts'
import type { Prefixed } from '../../../platform/db/named.ts'
import { safe } from '../../../platform/db/value-types.ts'
import type { AttemptColumns, OperationColumns, TransactionColumns } from './rows.store.ts'

/** As the database writes it inside JSON: moments are text. */
type InJson<Columns> = { [Name in keyof Columns]: Columns[Name] extends Date ? string : Columns[Name] }

type OperationAsRead = InJson<OperationColumns>
type Tried = Prefixed<'tried', AttemptColumns & { adapter: string; operations: OperationAsRead[] | null }>

/** One for each attempt; one alone where there is none. */
export type RowAsRead = TransactionAsRead & (Tried | { triedId: null })

type TransactionAsRead = TransactionColumns & {
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
}

export type FoundAttempt = ReturnType<typeof attemptAsFound>
export type FoundRow = ReturnType<typeof transactionAsFound> & { attempts: FoundAttempt[] }

export function rowsAsFound(rows: readonly RowAsRead[]): FoundRow[] {
  const found = new Map<number, FoundRow>()
  for (const row of rows) {
    let one = found.get(row.id)
    if (!one) found.set(row.id, (one = { ...transactionAsFound(row), attempts: [] }))
    if (row.triedId !== null) one.attempts.push(attemptAsFound(row))
  }
  return [...found.values()]
}

function transactionAsFound(row: TransactionAsRead) {
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
  }
}

const attemptAsFound = (row: Tried) => ({
  id: row.triedId,
  publicId: row.triedPublicId,
  isWinner: row.triedIsWinner,
  trackId: row.triedTrackId,
  state: row.triedState,
  stateChangedAt: row.triedStateChangedAt,
  gatewayCode: row.triedGatewayCode,
  currency: row.triedCurrency,
  fee: row.triedFee,
  charge: row.triedCharge,
  authorized: row.triedAuthorized,
  captureReserved: row.triedCaptureReserved,
  voided: row.triedVoided,
  captured: row.triedCaptured,
  feeCaptured: row.triedFeeCaptured,
  refundReserved: row.triedRefundReserved,
  refunded: row.triedRefunded,
  quarantined: row.triedQuarantined,
  adapter: row.triedAdapter,
  operations: (row.triedOperations ?? []).map(operationAsFound),
})

/** JSON rounds what is no safe integer to one that is none either. */
const operationAsFound = (operation: OperationAsRead) => ({
  ...operation,
  amount: safe(operation.amount),
  createdAt: new Date(operation.createdAt),
  stateChangedAt: new Date(operation.stateChangedAt),
})
