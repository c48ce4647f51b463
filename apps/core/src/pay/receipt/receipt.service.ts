import type { Locale } from '@wasl/domain/locale'
import { accepted, refused, type Result } from '@wasl/domain/result'
import { findAttempt, type PublicKey } from '../pay.store.ts'
import { findLogo, type Logo, type LogoDeps } from './receipt-logo.service.ts'
import { hasReceipt, receiptOf, type Receipt } from './receipt.ts'

export type ReceiptDeps = LogoDeps

type Asked = PublicKey & { language: Locale; address: string }
export type ReceiptFile = { number: string; content: Uint8Array<ArrayBuffer> }

/** The receipt of an attempt whose money is secured, also of a request that was deleted since. */
export async function receiptFile(
  deps: ReceiptDeps,
  { language, address, ...key }: Asked,
): Promise<Result<ReceiptFile, { kind: 'notFound' | 'noReceipt' }>> {
  const row = await findAttempt(deps.db, key)
  if (!row) return refused({ kind: 'notFound' })
  if (!hasReceipt(row)) return refused({ kind: 'noReceipt' })
  const receipt = receiptOf(row, { language, address })
  const logo =
    receipt.logoUrl === null
      ? null
      : await findLogo(deps, { merchantId: key.merchantId, address: receipt.logoUrl })
  return accepted({ number: receipt.number.value, content: await drawn(receipt, logo) })
}

const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
const mostKept = 32

/** The same receipt is the same file: who asks again, or asks often, has it drawn once. */
async function drawn(receipt: Receipt, logo: Logo | null): Promise<Uint8Array<ArrayBuffer>> {
  // An upload never changes under its address; a drawing of ours may with a release.
  const key = JSON.stringify([receipt, logo?.kind === 'drawing' ? logo.drawing : logo !== null])
  const content = kept.get(key) ?? draw(receipt, logo)
  kept.delete(key)
  kept.set(key, content)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return content
}

/** What draws is loaded with the first receipt. */
async function draw(receipt: Receipt, logo: Logo | null): Promise<Uint8Array<ArrayBuffer>> {
  const { receiptPdf } = await import('./receipt-pdf.ts')
  return receiptPdf(receipt, logo)
}
