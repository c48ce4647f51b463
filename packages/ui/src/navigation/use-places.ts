import { useRef } from 'react'
import { placesInView } from './fitting.ts'
import { useRoom } from './use-room.ts'

const gap = 4

/**
 * Which of `count` places of a row stand in view, the chosen one always. `ruler` has a copy of each, and of the button of the
 * rest as its last part: all are as wide as somebody's texts make them.
 * `isAhead`: nothing is measured yet, so that all of them are there.
 */
export function usePlaces<Row extends HTMLElement>(count: number, chosen: number) {
  const row = useRef<Row>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const measured = useRoom(row, ruler)
  const widths = measured?.widths.slice(0, -1) ?? []
  const moreWidth = measured?.widths.at(-1) ?? 0
  const places = measured
    ? placesInView({ widths, room: measured.room, moreWidth, gap }, chosen)
    : Array.from({ length: count }, (_, place) => place)
  return { row, ruler, places, isAhead: measured === null }
}
