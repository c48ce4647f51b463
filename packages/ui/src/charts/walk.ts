export type WalkStep = { key: string; at: number | null; count: number; isMirrored: boolean }

/** Where a key leads among the points: a number, null to leave them, undefined when the key is not ours. */
export function walk({ key, at, count, isMirrored }: WalkStep): number | null | undefined {
  const next = isMirrored ? 'ArrowLeft' : 'ArrowRight'
  const before = isMirrored ? 'ArrowRight' : 'ArrowLeft'
  const last = count - 1
  switch (key) {
    case next:
    case 'ArrowDown':
      return at === null ? 0 : Math.min(last, at + 1)
    case before:
    case 'ArrowUp':
      return at === null ? last : Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'Escape':
      return at === null ? undefined : null
    default:
      return undefined
  }
}
