import { normaliseDigits } from '@wasl/domain/digits'

export type QuantityRange = { min: number; max: number; step: number }

/** Which end of the range stood in the way. */
export type QuantityStop = 'min' | 'max'

/** A whole number as typed in any digits, or null: "٣" is 3, "3 pcs" is nothing. */
export function readQuantity(typed: string): number | null {
  const text = normaliseDigits(typed)
  return /^\d{1,7}$/.test(text) ? Number(text) : null
}

/** The nearest quantity that is offered, and which end stopped it. Steps count from `min`. */
export function withinRange(
  wanted: number,
  { min, max, step }: QuantityRange,
): { quantity: number; stop: QuantityStop | null } {
  const last = min + Math.floor((max - min) / step) * step
  if (wanted < min) return { quantity: min, stop: 'min' }
  if (wanted > last) return { quantity: last, stop: 'max' }
  return { quantity: min + Math.round((wanted - min) / step) * step, stop: null }
}

/** Where a key leads, as a spinbutton does: arrows by a step, pages by ten, Home and End to the ends. */
export function quantityAfterKey(key: string, now: number, { min, max, step }: QuantityRange): number | null {
  switch (key) {
    case 'ArrowUp':
      return now + step
    case 'ArrowDown':
      return now - step
    case 'PageUp':
      return now + step * 10
    case 'PageDown':
      return now - step * 10
    case 'Home':
      return min
    case 'End':
      return max
    default:
      return null
  }
}
