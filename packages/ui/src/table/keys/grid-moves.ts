/** Where a key leads in the grid: by how many rows or stops, or to an end. */
export type Move = { rows: number; stops: number | 'first' | 'last' }

type Keys = { key: string; hasControl: boolean; isRtl: boolean; pageRows: number }

const endless = Number.MAX_SAFE_INTEGER

/** The grid pattern of the ARIA practices. Arrows follow the eye: in Arabic the left one goes on. */
export function moveOf({ key, hasControl, isRtl, pageRows }: Keys): Move | null {
  const onward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'ArrowDown':
      return { rows: hasControl ? endless : 1, stops: 0 }
    case 'ArrowUp':
      return { rows: hasControl ? -endless : -1, stops: 0 }
    case 'ArrowLeft':
    case 'ArrowRight':
      if (hasControl) return { rows: 0, stops: key === onward ? 'last' : 'first' }
      return { rows: 0, stops: key === onward ? 1 : -1 }
    case 'Home':
      return { rows: hasControl ? -endless : 0, stops: 'first' }
    case 'End':
      return { rows: hasControl ? endless : 0, stops: 'last' }
    case 'PageDown':
      return { rows: pageRows, stops: 0 }
    case 'PageUp':
      return { rows: -pageRows, stops: 0 }
  }
  return null
}

/** Stays inside. The head is row 0, the body follows. */
export const placeAfter = (from: number, by: number, last: number): number =>
  Math.max(0, Math.min(last, from + by))
