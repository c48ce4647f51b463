import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Button } from '../actions/Button.tsx'
import { Ltr } from '../text/Ltr.tsx'
import { MapNotice } from './MapNotice.tsx'
import css from './MapBoard.module.css'
import type { MapPicker } from './MapPicker.tsx'
import { MapTools } from './MapTools.tsx'
import { nearestPlace, placeText, type Place } from './place.ts'
import { Nudge } from './Nudge.tsx'
import { Pin } from './Pin.tsx'
import { PlaceSearch } from './PlaceSearch.tsx'
import { useLocate } from './use-locate.ts'
import { useMap } from './use-map.ts'
import type { MapCanvas } from './map-canvas.ts'

type Props = Omit<ComponentProps<typeof MapPicker>, 'value'> & { value: Place }

export function MapBoard({ value, isEditing, onEdit, onConfirm, onCancel, sources, words }: Props) {
  const [wanted, setWanted] = useState<Place | null>(null)
  const { element, canvas, shown, haveTilesFailed } = useMap({
    centre: wanted ?? value,
    tileUrl: sources.tileUrl,
    areas: sources.areas,
    isMovable: isEditing,
    onTapped: (place) => (isEditing ? setWanted(place) : onEdit()),
  })
  const own = useLocate({ locate: sources.locate, onFound: setWanted })
  const area = nearestPlace(shown, sources.areas)

  const behaviour = isEditing
    ? {
        role: 'application',
        tabIndex: 0,
        onKeyDown: (event: KeyboardEvent) => canvas && panByKey(event, canvas),
      }
    : { role: 'img' }

  return (
    <div className={css.board} data-editing={isEditing ? '' : undefined}>
      <div className={css.frame}>
        <div
          ref={element}
          className={css.map}
          aria-label={[words.map, placeText(shown), area?.name].filter(Boolean).join(', ')}
          {...behaviour}
        />
        <Pin />
        {isEditing && sources.search && (
          <PlaceSearch search={sources.search} onChosen={setWanted} words={words} />
        )}
        {isEditing && <MapTools onZoom={(steps) => canvas?.zoom(steps)} onLocate={own.find} words={words} />}
        <div className={css.foot}>
          <output className={css.readout}>
            <Ltr>{placeText(shown)}</Ltr>
            {area && <span>{area.name}</span>}
          </output>
          <span className={css.attribution}>{words.attribution}</span>
        </div>
      </div>
      <MapNotice own={own.state} haveTilesFailed={haveTilesFailed} words={words} />
      {isEditing && (
        <div className={css.bar}>
          <p>{words.hint}</p>
          <Nudge place={shown} onNudge={setWanted} words={words.nudge} />
          <Button size="row" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button size="row" variant="primary" onClick={() => onConfirm(shown)}>
            {words.confirm}
          </Button>
        </div>
      )}
    </div>
  )
}

const stepPixels = 64
const finePixels = 8

const arrows: Readonly<Record<string, readonly [along: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Arrows move the map under the pin, with Shift by a little; plus and minus zoom. */
function panByKey(event: KeyboardEvent, canvas: Pick<MapCanvas, 'pan' | 'zoom'>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const arrow = arrows[event.key]
  const pixels = event.shiftKey ? finePixels : stepPixels
  if (arrow) canvas.pan(arrow[0] * pixels, arrow[1] * pixels)
  else if (event.key === '+' || event.key === '=') canvas.zoom(1)
  else if (event.key === '-' || event.key === '_') canvas.zoom(-1)
  else return
  event.preventDefault()
}
