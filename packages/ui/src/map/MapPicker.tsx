import { useState, useEffect, useRef } from 'react'
import { Button } from '../actions/Button.tsx'
import { PencilIcon } from '../icons/PencilIcon.tsx'
import { MapBoard } from './MapBoard.tsx'
import css from './MapPicker.module.css'
import type { MapWords } from './map-words.ts'
import { defaultCentre, type NamedPlace, type Place } from './place.ts'

export type MapSources = {
  /** Written on the map and beside the coordinates. Hold on to it: a new list draws a new map. */
  areas: readonly NamedPlace[]
  /** "https://tiles.example/{z}/{x}/{y}.png". Without it, or while it fails, our own drawing stands. */
  tileUrl?: string
  /** Leave out where no place search is configured. */
  search?: (text: string) => Promise<NamedPlace[]>
  /** The browser's answer, when not given. */
  locate?: () => Promise<Place>
}

type Props = {
  value: Place | null
  isEditing: boolean
  onEdit: () => void
  onConfirm: (place: Place) => void
  onCancel: () => void
  sources: MapSources
  words: MapWords
}

/** A preview, or an edit: the pin stays in the middle and the map moves under it. S1 §4 delivery. */
export function MapPicker({ value, isEditing, onEdit, onConfirm, onCancel, sources, words }: Props) {
  const [round, setRound] = useState(0)
  const picker = useModeFocus(isEditing)
  const cancel = () => {
    setRound(round + 1)
    onCancel()
  }
  return (
    <section ref={picker} className={css.picker} aria-label={words.title} data-box="map">
      <div className={css.head}>
        <span className={css.title}>{words.title}</span>
        {isEditing ? (
          <span className={css.editing}>
            <PencilIcon size={16} />
            <span>{words.notConfirmed}</span>
          </span>
        ) : (
          <Button size="row" icon={<PencilIcon />} onClick={onEdit} data-edit="">
            {words.edit}
          </Button>
        )}
      </div>
      <MapBoard
        key={round}
        value={value ?? defaultCentre}
        isEditing={isEditing}
        onEdit={onEdit}
        onConfirm={onConfirm}
        onCancel={cancel}
        sources={sources}
        words={words}
      />
    </section>
  )
}

/**
 * What was pressed to begin or to end the editing is gone: the map takes the focus, and the edit button has it back.
 * Who was led elsewhere meanwhile stays there.
 */
function useModeFocus(isEditing: boolean) {
  const picker = useRef<HTMLElement>(null)
  const was = useRef(isEditing)
  useEffect(() => {
    if (was.current === isEditing) return
    was.current = isEditing
    const next = isEditing ? '[role="application"]' : '[data-edit]'
    if (document.activeElement === document.body || isEditing)
      picker.current?.querySelector<HTMLElement>(next)?.focus()
  }, [isEditing])
  return picker
}
