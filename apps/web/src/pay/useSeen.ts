import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { useEffect } from 'react'
import { log } from '../base/log.ts'
import { useTransactionId } from './useTransactionId.ts'

/** product.md 4: created becomes pending by a beacon after hydration, so that a link preview never marks it. */
export function useSeen({ kind }: PayPageLoad): void {
  const id = useTransactionId()
  useEffect(() => {
    if (kind === 'payable') void tellSeen(id)
  }, [id, kind])
}

/** A bare request: the client's code is not worth fetching for it. */
async function tellSeen(id: string) {
  try {
    await fetch(`/bff/pay/${id}/seen`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'x-requested-by': 'app' },
      body: JSON.stringify({ mail: followedMail() }),
    })
  } catch (error) {
    log('The server was not told that the page was seen', error)
  }
}

/** The link of a mail ends with the mail's id. */
const followedMail = () => /^#mail=([\w-]{1,64})$/.exec(location.hash)?.[1]
