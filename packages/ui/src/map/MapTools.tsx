import { IconButton } from '../IconButton.tsx'
import { ChevronUpIcon } from '../icons/ChevronUpIcon.tsx'
import { LocateFixedIcon } from '../icons/LocateFixedIcon.tsx'
import { MinusIcon } from '../icons/MinusIcon.tsx'
import { PlusIcon } from '../icons/PlusIcon.tsx'
import type { MapWords } from './map-words.ts'
import css from './MapTools.module.css'
import { moved, type Direction, type Place } from './place.ts'

type Props = {
  onZoom: (steps: number) => void
  onLocate: () => void
  place: Place
  onNudge: (place: Place) => void
  words: Pick<MapWords, 'zoomIn' | 'zoomOut' | 'locate' | 'nudge'>
}

const directions: Direction[] = ['north', 'west', 'east', 'south']
const nudgeMetres = 10

export function MapTools({ onZoom, onLocate, place, onNudge, words }: Props) {
  return (
    <div className={css.tools}>
      <div className={css.group}>
        <IconButton label={words.zoomIn} icon={<PlusIcon />} onClick={() => onZoom(1)} />
        <IconButton label={words.zoomOut} icon={<MinusIcon />} onClick={() => onZoom(-1)} />
      </div>
      <div className={css.group}>
        <IconButton label={words.locate} icon={<LocateFixedIcon />} onClick={onLocate} />
      </div>
      <div className={css.cross} dir="ltr">
        {directions.map((direction) => (
          <span key={direction} className={css.arm} data-to={direction}>
            <IconButton
              label={words.nudge[direction]}
              icon={<ChevronUpIcon />}
              onClick={() => onNudge(moved(place, direction, nudgeMetres))}
            />
          </span>
        ))}
      </div>
    </div>
  )
}
