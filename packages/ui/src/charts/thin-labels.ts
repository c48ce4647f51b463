/**
 * Which labels an axis has room for. The one that matters now is always there, and so are the first and the last,
 * so that its ends can be read, unless they would touch that one.
 */
export function thinLabels({ count, room, keep }: { count: number; room: number; keep?: number }): number[] {
  const all = Array.from({ length: count }, (_, index) => index)
  if (count <= room) return all
  const step = Math.ceil((count - 1) / Math.max(1, room - 1))
  const wanted = [...(keep === undefined ? [] : [keep]), 0, count - 1]
  const kept = wanted.filter((at) => at === keep || keep === undefined || Math.abs(at - keep) >= step)
  const between = all.filter(
    (at) => (count - 1 - at) % step === 0 && kept.every((other) => Math.abs(other - at) >= step),
  )
  return [...new Set([...kept, ...between])].toSorted((a, b) => a - b)
}

/** Cut to what fits; the whole label is in the readout and in the table. */
export function cutLabel(label: string, characters: number): string {
  const letters = Array.from(label)
  return letters.length <= characters ? label : `${letters.slice(0, Math.max(1, characters - 1)).join('')}…`
}
