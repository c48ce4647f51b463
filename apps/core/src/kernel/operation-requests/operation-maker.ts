import type { Staff } from '../people/staff.ts'

/** Who asks for an operation: a user, or a merchant's server by its key. */
export type OperationMaker =
  | { kind: 'staff'; staff: Staff }
  | { kind: 'key'; merchantId: number; keyId: string }

/** As the books and the audit name them. No user is called so: their names have no colon. */
export const makerName = (maker: OperationMaker): string =>
  maker.kind === 'staff' ? maker.staff.username : keyName(maker.keyId)

export const keyName = (keyId: string): string => `api:${keyId}`

export const merchantOf = (maker: OperationMaker): number =>
  maker.kind === 'staff' ? maker.staff.merchantId : maker.merchantId
