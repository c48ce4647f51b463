import { IconButton } from '../actions/IconButton.tsx'
import { ChevronUpIcon } from '../icons/ChevronUpIcon.tsx'
import css from './Nudge.module.css'
import { moved, type Direction, type Place } from './place.ts'

type Props = { place: Place; onNudge: (place: Place) => void; words: Record<Direction, string> }

const directions: Direction[] = ['west', 'south', 'north', 'east']
const nudgeMetres = 10

/** For who cannot drag: the last metres to the door. West stays at the left hand in Arabic. */
export function Nudge({ place, onNudge, words }: Props) {
  return (
    <div className={css.nudge} dir="ltr">
      {directions.map((direction) => (
        <span key={direction} className={css.turn} data-to={direction}>
          <IconButton
            hasEdge
            label={words[direction]}
            icon={<ChevronUpIcon />}
            onClick={() => onNudge(moved(place, direction, nudgeMetres))}
          />
        </span>
      ))}
    </div>
  )
}
