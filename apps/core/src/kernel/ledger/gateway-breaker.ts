import type { Clock } from '../../platform/clock.ts'
import type { GatewayAccount } from '../gateways/gateway.ts'
import { after, seconds } from './evidence/inquiry.domain.ts'

const mostSilences = 5
const rest = seconds(10)

type Gateway = Pick<GatewayAccount, 'merchantId' | 'code'>

/** Keeps payers away from a gateway that answers nobody, per merchant (reliability C6). */
export type GatewayBreaker = {
  /** Asked before a payer is sent there. After the pause one payer is let through. */
  admits(gateway: Gateway): boolean
  /** Records the result of one payment. Repeated presses of one payment count once. */
  noted(gateway: Gateway, payment: { trackId: string; answer: { kind: string } }): void
}

/** After five silent payments in a row: a pause of ten seconds, then one payer tries. Each process counts for itself. */
export function createGatewayBreaker(clock: Clock): GatewayBreaker {
  const silent = new Map<string, { payments: Set<string>; restsUntil: Date }>()
  const keyOf = ({ merchantId, code }: Gateway) => `${merchantId} ${code}`
  const restFromNow = () => after(clock.now(), rest)
  return {
    admits(gateway) {
      const found = silent.get(keyOf(gateway))
      if (!found || found.payments.size < mostSilences) return true
      if (clock.now() < found.restsUntil) return false
      found.restsUntil = restFromNow()
      return true
    },
    noted(gateway, { trackId, answer }) {
      const key = keyOf(gateway)
      if (answer.kind !== 'silent' && answer.kind !== 'unreached') return void silent.delete(key)
      const { payments } = silent.get(key) ?? { payments: new Set() }
      if (payments.size < mostSilences) payments.add(trackId)
      silent.set(key, { payments, restsUntil: restFromNow() })
    },
  }
}
