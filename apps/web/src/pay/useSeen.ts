import { useParams } from '@tanstack/react-router'
import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import { useEffect } from 'react'
import { loadClient } from '../app/load-client.ts'
import { log } from '../app/log.ts'

/** product.md 4: created becomes pending by a beacon after hydration, so that a link preview never marks it. */
export function useSeen({ kind }: PayPageLoad): void {
  const { id = '' } = useParams({ strict: false })
  useEffect(() => {
    if (kind === 'payable') void tellSeen(id)
  }, [id, kind])
}

async function tellSeen(id: string) {
  try {
    const client = await loadClient()
    await client.pay.seen({ params: { id }, body: {} })
  } catch (error) {
    log('The server was not told that the page was seen', error)
  }
}
