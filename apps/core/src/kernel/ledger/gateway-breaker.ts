import type { Clock } from '../../platform/clock.ts'
import type { GatewayAccount } from '../gateways/gateway.ts'
import { after, seconds } from './inquiry.domain.ts'

const mostSilences = 5
const rest = seconds(10)

type Gateway = Pick<GatewayAccount, 'merchantId' | 'code'>

/** Spares payers a gateway that does not answer anybody, merchant by merchant (reliability C6). */
export type GatewayBreaker = {
  /** Asked by whoever is about to send a payer there. Of a gateway at rest the first one after it is let through. */
  admits(gateway: Gateway): boolean
  /** What came of it. */
  noted(gateway: Gateway, answer: { kind: string }): void
}

/** Five silences in a row and ten seconds of rest, then one payer tries. Each process counts for itself. */
export function createGatewayBreaker(clock: Clock): GatewayBreaker {
  const silent = new Map<string, { times: number; restsUntil: Date }>()
  const keyOf = ({ merchantId, code }: Gateway) => `${merchantId} ${code}`
  const restFromNow = () => after(clock.now(), rest)
  return {
    admits(gateway) {
      const found = silent.get(keyOf(gateway))
      if (!found || found.times < mostSilences) return true
      if (clock.now() < found.restsUntil) return false
      found.restsUntil = restFromNow()
      return true
    },
    noted(gateway, { kind }) {
      const key = keyOf(gateway)
      if (kind !== 'silent') return void silent.delete(key)
      silent.set(key, { times: (silent.get(key)?.times ?? 0) + 1, restsUntil: restFromNow() })
    },
  }
}
