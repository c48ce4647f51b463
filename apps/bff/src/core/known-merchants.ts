import type { coreContract } from '@wasl/contracts/core'
import type { MerchantDetails } from '@wasl/contracts/core/pay.contract'
import type { Locale } from '@wasl/domain/locale'
import type { z } from 'zod'
import type { Clock } from '../bff-env.ts'
import type { Client } from './lazy-client.ts'

export type MerchantOfHost = z.infer<typeof MerchantDetails>
/** The question goes out on nobody's behalf: its answer is everybody's. */
type Ask = (anybody: Client<typeof coreContract>) => Promise<MerchantOfHost>

const rememberedMs = 1_000
const mostHosts = 1_000

/**
 * Who a host's pages are from. Every page and half of what it asks begin with the same question, whose answer hardly ever
 * changes: it is remembered for a second, and forgotten as soon as staff or a key write anything through here. A failure is
 * never remembered, and whoever waited for another's question asks it again.
 */
export function knownMerchants(clock: Clock) {
  const known = new Map<string, { askedAt: number; merchant: Promise<MerchantOfHost> }>()
  return {
    of: ({ host, language }: { host: string; language: Locale }, anybody: Client<typeof coreContract>) => ({
      load: (ask: Ask): Promise<MerchantOfHost> => {
        const key = `${host} ${language}`
        const askedAt = clock.now().getTime()
        const last = known.get(key)
        if (last && Math.abs(askedAt - last.askedAt) < rememberedMs)
          return last.merchant.catch(() => ask(anybody))
        if (known.size >= mostHosts) known.clear()
        const merchant = ask(anybody)
        known.set(key, { askedAt, merchant })
        merchant.catch(() => {
          if (known.get(key)?.merchant === merchant) known.delete(key)
        })
        return merchant
      },
    }),
    forget: () => known.clear(),
  }
}
