import { randomInt } from 'node:crypto'

/** Numbers of bank answers: unguessable, and as long as KNET's. */
export const newPaymentId = (): string => `SB${digits(18)}`
export const newOperationId = (): string => `OP${digits(18)}`
export const newEventId = (): string => `EV${digits(18)}`

export type Receipt = {
  readonly [label in 'Reference No' | 'Transaction ID' | 'Auth Code' | 'Reference ID']: string
}

export const newReceipt = (): Receipt => ({
  'Reference No': `R${digits(8)}`,
  'Transaction ID': `T${digits(10)}`,
  'Auth Code': `A${digits(6)}`,
  'Reference ID': digits(12),
})

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')
