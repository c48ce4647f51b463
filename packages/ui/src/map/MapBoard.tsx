import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Button } from '../Button.tsx'
import { Ltr } from '../Ltr.tsx'
import { MapNotice } from './MapNotice.tsx'
import css from './MapBoard.module.css'
import type { MapPicker } from './MapPicker.tsx'
import { MapTools } from './MapTools.tsx'
import { nearestPlace, placeText, type Place } from './place.ts'
import { Nudge } from './Nudge.tsx'
import { panByKey } from './pan-by-key.ts'
import { Pin } from './Pin.tsx'
import { PlaceSearch } from './PlaceSearch.tsx'
import { useLocate } from './use-locate.ts'
import { useMap } from './use-map.ts'

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
