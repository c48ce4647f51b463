export type PaidLine = {
  quantity: number
  lineTotal: number
  /** Its part of the voucher. */
  discount: number
  refundedQuantity: number
  refundedAmount: number
}

/**
 * What these pieces of a line cost their buyer, in minor units. Refunded piece by piece or at once, a line gives back what was
 * paid for it and not a fils more: each part is what is due for all pieces so far, without what was given before.
 */
export function refundShare(line: PaidLine, pieces: number): number {
  const paid = line.lineTotal - line.discount
  const due = Math.round((paid * (line.refundedQuantity + pieces)) / line.quantity)
  return due - line.refundedAmount
}

export const mayRefund = ({ quantity, refundedQuantity }: PaidLine, pieces: number): boolean =>
  pieces > 0 && refundedQuantity + pieces <= quantity
