type Event = { kind: string; dedupeKey: string; amount: number; currency: string; disposition: string }

/**
 * What an attempt's gateway said it took and nothing counts, each currency for itself: without what was quarantined first
 * and counted in the end.
 */
export function unresolvedMoney(events: readonly Event[]): { minor: number; currency: string }[] {
  const counts = new Set(events.filter(({ disposition }) => disposition !== 'quarantined').map(keyOf))
  const apart = new Map<string, number>()
  for (const one of events)
    if (one.kind === 'capture' && one.disposition === 'quarantined' && !counts.has(keyOf(one)))
      apart.set(one.currency, (apart.get(one.currency) ?? 0) + one.amount)
  return [...apart].map(([currency, minor]) => ({ minor, currency }))
}

const keyOf = ({ kind, dedupeKey, amount, currency }: Event): string =>
  JSON.stringify([kind, dedupeKey, amount, currency])
