/**
 * Browsers move between radios in the order of the source even where the page runs right to left.
 * Here the arrow keys follow what is seen (ux L-18). Returns the index to go to, or null where the browser is right.
 */
export function visualStep({
  key,
  isRtl,
  at,
  count,
}: {
  key: string
  isRtl: boolean
  at: number
  count: number
}) {
  if (!isRtl || count < 2) return null
  if (key === 'ArrowLeft') return (at + 1) % count
  if (key === 'ArrowRight') return (at - 1 + count) % count
  return null
}
