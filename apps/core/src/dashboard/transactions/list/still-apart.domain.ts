type Money = { kind: string; dedupeKey: string; amount: number; currency: string; disposition: string }

/** What an attempt's gateway said it took and nothing counts: without what was quarantined first and counted in the end. */
export function stillApart(quarantined: number, money: readonly Money[]): number {
  const counts = new Set(money.filter(({ disposition }) => disposition !== 'quarantined').map(keyOf))
  return money
    .filter((one) => one.kind === 'capture' && one.disposition === 'quarantined' && counts.has(keyOf(one)))
    .reduce((left, { amount }) => left - amount, quarantined)
}

const keyOf = ({ kind, dedupeKey, amount, currency }: Money): string =>
  JSON.stringify([kind, dedupeKey, amount, currency])
