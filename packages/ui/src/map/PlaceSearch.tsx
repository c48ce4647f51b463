import { useId, useRef, useState, type SyntheticEvent } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { MapPinIcon } from '../icons/MapPinIcon.tsx'
import { SearchIcon } from '../icons/SearchIcon.tsx'
import { Spinner } from '../notices/Spinner.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import type { MapWords } from './map-words.ts'
import type { NamedPlace } from './place.ts'
import css from './PlaceSearch.module.css'

type Props = {
  search: (text: string) => Promise<NamedPlace[]>
  onChosen: (place: NamedPlace) => void
  words: Pick<MapWords, 'search' | 'searching' | 'found'>
}

/** Asks on Enter or the button: each question goes to a service that is paid by the question. */
export function PlaceSearch({ search, onChosen, words }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const [found, setFound] = useState<NamedPlace[] | 'searching' | null>(null)
  const asked = useRef(0)

  const ask = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    asked.current += 1
    const mine = asked.current
    setFound('searching')
    const places = await search(text.trim())
    if (mine === asked.current) setFound(places)
  }

  const choose = (place: NamedPlace) => {
    setText(place.name)
    setFound(null)
    onChosen(place)
  }

  return (
    <search className={css.search}>
      <form onSubmit={ask}>
        <div className={css.box}>
          <label htmlFor={id}>
            <VisuallyHidden>{words.search}</VisuallyHidden>
          </label>
          <input
            id={id}
            type="text"
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={words.search}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Escape' && setFound(null)}
          />
          {found === 'searching' && <Spinner />}
          <IconButton type="submit" label={words.search} icon={<SearchIcon />} />
        </div>
        <output className={css.count}>{said(found, words)}</output>
        {Array.isArray(found) && found.length > 0 && (
          <ul className={css.places}>
            {found.map((place) => (
              <li key={place.id}>
                <button type="button" onClick={() => choose(place)}>
                  <MapPinIcon />
                  <span>{place.name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </form>
    </search>
  )
}

function said(
  found: NamedPlace[] | 'searching' | null,
  words: Pick<MapWords, 'searching' | 'found'>,
): string {
  if (found === null) return ''
  return found === 'searching' ? words.searching : words.found(found.length)
}
