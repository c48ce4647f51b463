import type { KeyboardEvent } from 'react'

/** For each native radio of a fieldset; a radio group that does not change is left alone by its own onChange. */
export function walkVisually(event: KeyboardEvent<HTMLInputElement>): void {
  const radios = event.currentTarget
    .closest('fieldset')
    ?.querySelectorAll<HTMLInputElement>('input[type=radio]')
  const all = [...(radios ?? [])]
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const next = visualStep({ key: event.key, isRtl, at: all.indexOf(event.currentTarget), count: all.length })
  if (next === null) return
  event.preventDefault()
  all[next]?.focus()
  all[next]?.click()
}

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
