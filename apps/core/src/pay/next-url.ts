type WayOn = { redirectUrl: string | null; orderNo: string | null; sessionId: string | null }

/** Where the merchant wants the payer after the result, with the payment's id. Nothing in it is proof of money. */
export function nextUrl({ redirectUrl, orderNo, sessionId }: WayOn, attemptId: string): string | null {
  if (redirectUrl === null) return null
  const told = new URLSearchParams({
    ...(orderNo !== null && { order_no: orderNo }),
    reference_number: attemptId,
    ...(sessionId !== null && { session_id: sessionId }),
  })
  const [address = '', ...fragment] = redirectUrl.split('#')
  const query = `${address.includes('?') ? '&' : '?'}${told}`
  return [`${address}${query}`, ...fragment].join('#')
}
