/** What a link may ask of whoever pays by it. */
export const linkAsks = ['name', 'email', 'phone'] as const
export type LinkAsk = (typeof linkAsks)[number]

export const linkStates = ['open', 'inactive', 'expired', 'usedUp', 'full'] as const
export type LinkState = (typeof linkStates)[number]

/** `paid` are secured payments; `held` are payments at a bank now: each has a place until it is paid or has ended. */
export type LinkUses = { paid: number; held: number }

export type LinkTerms = { active: boolean; maxUses: number | null; expiresAt: Date | null }

/** Whether somebody may pay by a link now; `full` passes by itself once one of those who are paying gives up. */
export function linkStateAt({ active, maxUses, expiresAt }: LinkTerms, uses: LinkUses, now: Date): LinkState {
  if (!active) return 'inactive'
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  if (maxUses === null) return 'open'
  if (uses.paid >= maxUses) return 'usedUp'
  return uses.paid + uses.held >= maxUses ? 'full' : 'open'
}

export const mostLinkUses = 100_000

/** A request of a limited link lives for as long as a payer needs, and no longer: its place may be gone by then. */
const placeHeldMs = 30 * 60_000

export function paymentLifeMs(maxUses: number | null, hours: number): number {
  const asked = hours * 3_600_000
  return maxUses === null ? asked : Math.min(asked, placeHeldMs)
}

/** So many requests of a link may be open and unpaid for one network, and for one phone. */
export const mostUnpaid = { network: 5, phone: 3 } as const
