import type { AttemptLoad } from '@wasl/contracts/web/pay.contract'

type Key = 'receipt.documentTitle' | 'receipt.none' | 'attempt.notFound'

/** The page's part of the document title, which is the name of the file that printing makes. */
export function receiptTitle(load: AttemptLoad): { key: Key; values: { number: string } } {
  if (load.kind === 'notFound') return { key: 'attempt.notFound', values: { number: '' } }
  const { reference, id } = load.attempt
  return {
    key: hasReceipt(load) ? 'receipt.documentTitle' : 'receipt.none',
    values: { number: reference ?? id },
  }
}

export const hasReceipt = (load: AttemptLoad): boolean =>
  load.kind === 'attempt' && load.attempt.receiptUrl !== null
