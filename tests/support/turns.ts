/**
 * `npm test` lasts ten minutes at most (product.md 2), and asking everything takes longer. So what is slow takes turns: a run
 * asks one share of it, the next commit's another. Where nobody says whose turn it is (`WASL_TURN`, such as 3/8), all are.
 */
export function inTurn<T>(all: readonly T[], whose = process.env['WASL_TURN'] ?? '1/1'): readonly T[] {
  const [, at, of] = /^(\d+)\/(\d+)$/.exec(whose) ?? []
  if (!at || !of || Number(at) < 1 || Number(at) > Number(of)) {
    throw new Error(`WASL_TURN is a turn and how many there are, such as 3/8, not ${whose}`)
  }
  return all.filter((_, index) => index % Number(of) === Number(at) - 1)
}

/** Each commit has one of `of` turns, in any clone. What git does not know has the first. */
export const turnOf = (commit: string, of: number): string =>
  `${((Number.parseInt(commit.slice(0, 8), 16) || 0) % of) + 1}/${of}`
