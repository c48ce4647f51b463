import { InfoIcon } from '../icons/InfoIcon.tsx'
import { TriangleAlertIcon } from '../icons/TriangleAlertIcon.tsx'
import { Spinner } from '../notices/Spinner.tsx'
import type { MapWords } from './map-words.ts'
import css from './MapNotice.module.css'
import type { LocateState } from './use-locate.ts'

type Props = {
  own: LocateState
  haveTilesFailed: boolean
  words: Pick<MapWords, 'locating' | 'locateProblems' | 'tilesFailed'>
}

/** Stands in the page before it speaks, else screen readers miss it. */
export function MapNotice({ own, haveTilesFailed, words }: Props) {
  return (
    <output>
      {own === 'locating' && (
        <span className={css.notice}>
          <Spinner /> <span>{words.locating}</span>
        </span>
      )}
      {(own === 'denied' || own === 'unavailable') && (
        <span className={css.notice} data-tone="warning">
          <TriangleAlertIcon /> <span>{words.locateProblems[own]}</span>
        </span>
      )}
      {haveTilesFailed && (
        <span className={css.notice}>
          <InfoIcon /> <span>{words.tilesFailed}</span>
        </span>
      )}
    </output>
  )
}
