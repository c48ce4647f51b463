/** What a try with a code means. `matches`: the value beside the code is the one it was given with. */
export type CodeVerdict =
  | { kind: 'accepted' }
  /** Also for a code nobody has: whoever guesses learns nothing. */
  | { kind: 'noMatch'; failures: number }
  | { kind: 'used' }
  | { kind: 'over' }

type Tried = { failures: number; usedAt: Date | null; expiresAt: Date | null }

const mostFailures = 5

/** After five wrong values the code is dead, whatever comes. Only who knows both learns that it was used or is over. */
export function codeVerdict(code: Tried, { matches, now }: { matches: boolean; now: Date }): CodeVerdict {
  const { failures, usedAt, expiresAt } = code
  if (failures >= mostFailures) return { kind: 'noMatch', failures }
  if (!matches) return { kind: 'noMatch', failures: failures + 1 }
  if (usedAt !== null) return { kind: 'used' }
  return expiresAt !== null && expiresAt <= now ? { kind: 'over' } : { kind: 'accepted' }
}
