/** What a link may ask its payer. */
export const linkAsks = ['name', 'email', 'phone'] as const
export type LinkAsk = (typeof linkAsks)[number]

export const linkStates = ['open', 'inactive', 'expired', 'usedUp', 'full'] as const
export type LinkState = (typeof linkStates)[number]

/** `paid` counts secured payments, `held` payments at a bank now. Each takes a place until it ends. */
export type LinkUses = { paid: number; held: number }

export type LinkTerms = { active: boolean; maxUses: number | null; expiresAt: Date | null }

/** Whether a link can be paid now. `full` ends when one of the current payers gives up. */
export function linkStateAt({ active, maxUses, expiresAt }: LinkTerms, uses: LinkUses, now: Date): LinkState {
  if (!active) return 'inactive'
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  if (maxUses === null) return 'open'
  if (uses.paid >= maxUses) return 'usedUp'
  return uses.paid + uses.held >= maxUses ? 'full' : 'open'
}

export const mostLinkUses = 100_000

/** Lifetime of a request of a limited link. */
const placeHeldMs = 30 * 60_000

export function paymentLifeMs(maxUses: number | null, hours: number): number {
  const asked = hours * 3_600_000
  return maxUses === null ? asked : Math.min(asked, placeHeldMs)
}

/** Most open unpaid requests of one link per network and per phone. */
export const mostUnpaid = { network: 5, phone: 3 } as const
