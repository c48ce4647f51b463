import { useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '../notices/Alert.tsx'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx'
import css from './PayChoices.module.css'
import kept from './PayChoicesRoom.module.css'
import { walkVisually } from '../page/visual-arrows.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import { Scripted } from '../page/Scripted.tsx'

export type PayChoiceTile = {
  code: string
  name: ReactNode
  logoUrl: string | null
  /** "No fee", "+ KWD 0.250". Left out where no choice has a fee. */
  fee?: ReactNode
}

type Props = {
  /** The form field's name. */
  name: string
  choices: PayChoiceTile[]
  /** Leave out for a plain form: `defaultSelected` is then checked at first. */
  selected?: string
  defaultSelected?: string
  onSelect?: (code: string) => void
  /** The fees are being asked again: the last answer stays, dimmed. */
  isUpdating?: boolean
  /** Why the fees could not be asked. */
  problem?: string | null
  words: {
    legend: string
    /** Said where there is no choice at all. */
    none: string
    /** "Show all 4 methods" and its opposite. */
    showAll: string
    showFewer: string
    updating: string
  }
}

/**
 * Native radios drawn as a snap track of tiles, 4 in view and 3 under 600 px; a list where the room is under 340 px.
 * Everything but the arrows works without script.
 */
export function PayChoices({
  name,
  choices,
  selected,
  defaultSelected,
  onSelect,
  isUpdating,
  problem,
  words,
}: Props) {
  const track = useRef<HTMLDivElement>(null)
  useEffect(() => bringIntoSight(track.current?.querySelector(':checked')?.closest('label')), [])
  if (choices.length === 0) return <Alert tone="warning">{words.none}</Alert>
  const checked = (code: string) =>
    selected === undefined ? { defaultChecked: code === defaultSelected } : { checked: code === selected }
  return (
    <div className={kept.room} data-next-frame={choices.length > 3 ? '' : undefined}>
      <fieldset
        className={css.choices}
        data-updating={isUpdating ? '' : undefined}
        data-count={countClass(choices.length)}
      >
        <legend>
          <VisuallyHidden>{words.legend}</VisuallyHidden>
        </legend>
        <div ref={track} className={css.track} data-track="" data-scrolls="">
          {choices.map(({ code, name: title, logoUrl, fee }) => (
            <label key={code} className={css.tile} data-box="tile" data-edge="choice">
              <input
                type="radio"
                name={name}
                value={code}
                required
                {...checked(code)}
                onChange={({ currentTarget }) => {
                  bringIntoSight(currentTarget.closest('label'))
                  onSelect?.(code)
                }}
                onKeyDown={walkVisually}
              />
              <span className={css.plate}>
                {logoUrl && (
                  <img src={logoUrl} alt="" width={48} height={32} loading="lazy" fetchPriority="low" />
                )}
              </span>
              <b>{title}</b>
              {fee !== undefined && <small>{fee}</small>}
              <span className={css.tick}>
                <CheckIcon size={12} />
              </span>
            </label>
          ))}
        </div>
        <output className={css.status}>{isUpdating ? words.updating : ''}</output>
        {problem && (
          <div className={css.problem}>
            <Alert tone="danger" isUrgent>
              {problem}
            </Alert>
          </div>
        )}
        {choices.length > 3 && (
          <div className={css.tools} data-print="hide">
            <label className={css.all} data-box="all">
              <input type="checkbox" />
              <span>{words.showAll}</span>
              <span>{words.showFewer}</span>
              <ChevronDownIcon size={16} />
            </label>
            {choices.length > 4 && <PayChoicesArrows />}
          </div>
        )}
      </fieldset>
    </div>
  )
}

function countClass(count: number): 'one' | 'few' | 'four' | 'many' {
  if (count === 1) return 'one'
  if (count < 4) return 'few'
  return count === 4 ? 'four' : 'many'
}

/** For the mouse only: the arrow keys already move between the radios. */
function PayChoicesArrows() {
  const own = useRef<HTMLDivElement>(null)
  const scroll = (step: 1 | -1) => {
    const track = own.current?.closest('fieldset')?.querySelector('[data-track]')
    if (!track) return
    const towards = getComputedStyle(track).direction === 'rtl' ? -step : step
    track.scrollBy({ left: towards * track.clientWidth * 0.75, behavior: 'smooth' })
  }
  return (
    <div ref={own} className={css.arrows} aria-hidden="true">
      <Scripted>
        <button type="button" tabIndex={-1} onClick={() => scroll(-1)}>
          <ChevronLeftIcon />
        </button>
        <button type="button" tabIndex={-1} onClick={() => scroll(1)}>
          <ChevronRightIcon />
        </button>
      </Scripted>
    </div>
  )
}

/** Moves the track alone, and at once: the page stays where it is. A tile that is in sight moves nothing. */
const bringIntoSight = (tile: Element | null | undefined): void => {
  const track = tile?.closest('[data-track]')
  if (!tile || !track) return
  const own = tile.getBoundingClientRect()
  const seen = track.getBoundingClientRect()
  const edge = parseFloat(getComputedStyle(track).scrollPaddingInlineStart) || 0
  const before = own.left - (seen.left + edge)
  const after = own.right - (seen.right - edge)
  if (before < -1) track.scrollBy({ left: before, behavior: 'instant' })
  else if (after > 1) track.scrollBy({ left: after, behavior: 'instant' })
}
