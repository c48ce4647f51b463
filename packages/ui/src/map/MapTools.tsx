import { IconButton } from '../actions/IconButton.tsx'
import { LocateFixedIcon } from '../icons/LocateFixedIcon.tsx'
import { MinusIcon } from '../icons/MinusIcon.tsx'
import { PlusIcon } from '../icons/PlusIcon.tsx'
import type { MapWords } from './map-words.ts'
import css from './MapTools.module.css'

type Props = {
  onZoom: (steps: number) => void
  onLocate: () => void
  words: Pick<MapWords, 'zoomIn' | 'zoomOut' | 'locate'>
}

export function MapTools({ onZoom, onLocate, words }: Props) {
  return (
    <div className={css.tools}>
      <div className={css.group}>
        <IconButton label={words.zoomIn} icon={<PlusIcon />} onClick={() => onZoom(1)} />
        <IconButton label={words.zoomOut} icon={<MinusIcon />} onClick={() => onZoom(-1)} />
      </div>
      <div className={css.group}>
        <IconButton label={words.locate} icon={<LocateFixedIcon />} onClick={onLocate} />
      </div>
    </div>
  )
}
