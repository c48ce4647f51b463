import type { ReactNode } from 'react'
import type { LocateProblem } from './current-place.ts'
import type { Direction } from './place.ts'

export type MapWords = {
  title: string
  edit: string
  /** "Editing, not confirmed yet". */
  notConfirmed: string
  /** Names the map: "Map. Arrow keys move it, plus and minus zoom". */
  map: string
  search: string
  searching: string
  /** Read after a search: "3 places". */
  found: (count: number) => string
  zoomIn: string
  zoomOut: string
  /** "Move the pin 10 metres north". */
  nudge: Record<Direction, string>
  locate: string
  locating: string
  locateProblems: Record<LocateProblem, string>
  tilesFailed: string
  attribution: ReactNode
  hint: string
  cancel: string
  confirm: string
}
