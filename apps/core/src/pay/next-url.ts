import type { AttemptRow } from './pay.store.ts'

/** Where the merchant wants the payer after the result, told which payment it was. Nothing in it is proof of money. */
export function nextUrl({ attempt, bill }: AttemptRow): string | null {
  const { redirectUrl, orderNo } = bill.transaction
  if (redirectUrl === null) return null
  const told = new URLSearchParams({
    ...(orderNo !== null && { order_no: orderNo }),
    reference_number: attempt.publicId,
    ...(bill.sessionId !== null && { session_id: bill.sessionId }),
  })
  const [address = '', ...fragment] = redirectUrl.split('#')
  const query = `${address.includes('?') ? '&' : '?'}${told}`
  return [`${address}${query}`, ...fragment].join('#')
}
