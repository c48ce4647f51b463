import { useRef } from 'react'
import { ChevronLeftIcon } from './icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from './icons/ChevronRightIcon.tsx'
import css from './PayChoices.module.css'
import { Scripted } from './Scripted.tsx'

/** For the mouse only: the arrow keys already move between the radios. */
export function PayChoicesArrows() {
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
