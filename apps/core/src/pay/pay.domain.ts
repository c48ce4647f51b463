import { isPayable, type TransactionState } from '@wasl/domain/states'
import { isPast, isPausedAt, type Pause } from '../kernel/ledger/pay.domain.ts'

/** What the payer may do with a request at a moment, and why not. */
export type Payability =
  | { kind: 'payable' }
  | { kind: 'paused' }
  | { kind: 'closed'; state: TransactionState }

type Request = { state: TransactionState; expiresAt: Date | null }

/** S1 §4. A request that is settled or expired says so even while its unit is paused. */
export function payability(request: Request, unit: Pause, now: Date): Payability {
  if (!isPayable(request.state)) return { kind: 'closed', state: request.state }
  if (isPast(request.expiresAt, now)) return { kind: 'closed', state: 'expired' }
  return isPausedAt(unit, now) ? { kind: 'paused' } : { kind: 'payable' }
}

/** S1 §9 and product.md 9.12: the social footer is the pay page's; these plugins carry it in the header. */
const headerPlugins = new Set(['pos', 'event', 'catalogue'])

export type HeaderConfig = { language_button: boolean; social: 'none' | 'header' | 'footer' }

export function headerOf(
  plugin: string,
  configured: { languageButton?: boolean; social?: HeaderConfig['social'] } | undefined,
): HeaderConfig {
  return {
    language_button: configured?.languageButton ?? true,
    social: configured?.social ?? (headerPlugins.has(plugin) ? 'header' : 'footer'),
  }
}
