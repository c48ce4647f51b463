/** Moves the track alone, and at once: the page stays where it is. A tile that is in sight moves nothing. */
export const bringIntoSight = (tile: Element | null | undefined): void => {
  const track = tile?.closest('[data-track]')
  if (!tile || !track) return
  const own = tile.getBoundingClientRect()
  const seen = track.getBoundingClientRect()
  const edge = parseFloat(getComputedStyle(track).scrollPaddingInlineStart) || 0
  const before = own.left - (seen.left + edge)
  const after = own.right - (seen.right - edge)
  if (before < -1) track.scrollBy({ left: before, behavior: 'instant' })
  else if (after > 1) track.scrollBy({ left: after, behavior: 'instant' })
}
