/** How many of a row fit before the button of the rest. `keep` is the place of the one that must stay in view. */
export type Row = { widths: readonly number[]; room: number; moreWidth: number; gap: number }

export function fitFromStart({ widths, room, moreWidth, gap }: Row): number {
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1)
  if (whole <= room) return widths.length
  let left = room - moreWidth
  let count = 0
  for (const width of widths) {
    left -= width + gap
    if (left < 0) break
    count += 1
  }
  return count
}

/** Which places of a row stand in view. The chosen one takes the last place when it would be hidden, and its room. */
export function placesInView(row: Row, chosen: number): number[] {
  const { widths, room, moreWidth, gap } = row
  const fitting = Math.max(1, fitFromStart(row))
  const places = widths.map((_, place) => place).slice(0, fitting)
  if (chosen < fitting) return places
  const others = places.slice(0, -1)
  const widthOf = (shown: readonly number[]) =>
    shown.reduce((sum, place) => sum + (widths[place] ?? 0) + gap, moreWidth)
  while (others.length > 0 && widthOf([...others, chosen]) > room) others.pop()
  return [...others, chosen]
}

/** Which crumbs stand in view: the first, then as many of the last as fit. The last always stays. */
export function crumbsInView({ widths, room, moreWidth, gap }: Row): number[] {
  const all = widths.map((_, place) => place)
  const [first = 0, ...rest] = widths
  if (fitFromStart({ widths, room, moreWidth: 0, gap }) === widths.length) return all
  const fitting = fitFromStart({
    widths: rest.toReversed(),
    room: room - first - gap - moreWidth - gap,
    moreWidth: 0,
    gap,
  })
  return [0, ...all.slice(widths.length - Math.max(1, fitting))].filter(
    (place, at, list) => list.indexOf(place) === at,
  )
}
