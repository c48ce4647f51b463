import { useEffect, useRef, useState } from 'react'
import { shownNotices, type Notice } from './notice-queue.ts'
import { SnackbarBar } from './SnackbarBar.tsx'
import css from './SnackbarRegion.module.css'

type Props = {
  /** Names the region. F6 brings the focus to it and back. */
  label: string
  /** The whole queue, the oldest first. */
  notices: readonly Notice[]
  closeLabel: string
  onClose: (id: string) => void
  /** end: at the corner of a wide dashboard. */
  place?: 'centre' | 'end'
}

/** The region stands in the page before its messages do, else screen readers miss them. */
export function SnackbarRegion({ label, notices, closeLabel, onClose, place = 'centre' }: Props) {
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      const box = region.current
      if (event.key !== 'F6' || !box?.textContent) return
      event.preventDefault()
      if (box.contains(document.activeElement)) return focusOn(cameFrom.current)
      cameFrom.current = document.activeElement
      box.focus()
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [])

  useEffect(() => {
    const box = region.current
    const hold = () => setIsHeld(true)
    const release = () => setIsHeld(false)
    for (const event of ['pointerenter', 'focusin']) box?.addEventListener(event, hold)
    for (const event of ['pointerleave', 'focusout']) box?.addEventListener(event, release)
    return () => {
      for (const event of ['pointerenter', 'focusin']) box?.removeEventListener(event, hold)
      for (const event of ['pointerleave', 'focusout']) box?.removeEventListener(event, release)
    }
  }, [])

  const close = (id: string) => {
    const box = region.current
    const hadFocus = box?.contains(document.activeElement)
    const others = [...(box?.querySelectorAll<HTMLElement>('[data-notice]') ?? [])].filter(
      (bar) => bar.dataset['notice'] !== id,
    )
    if (hadFocus && others.length > 0) others.at(-1)?.querySelector<HTMLElement>('button')?.focus()
    else if (hadFocus) focusOn(cameFrom.current)
    onClose(id)
  }

  const visible = shownNotices(notices)
  const bars = (isError: boolean) =>
    visible
      .filter(({ tone }) => (tone === 'error') === isError)
      .map((notice) => (
        <SnackbarBar
          key={notice.id}
          notice={notice}
          closeLabel={closeLabel}
          isNewest={notice === visible.at(-1)}
          isHeld={isHeld}
          onClose={close}
        />
      ))

  return (
    // React finds its own place again, wherever `takeNotices` has the region stand meanwhile.
    <div data-notices-home>
      <section
        ref={region}
        className={css.region}
        data-notices
        data-place={place}
        aria-label={label}
        tabIndex={-1}
        data-print="hide"
      >
        <output aria-atomic="false">{bars(false)}</output>
        <div role="alert" aria-atomic="false">
          {bars(true)}
        </div>
      </section>
    </div>
  )
}

function focusOn(element: Element | null) {
  if (element instanceof HTMLElement) element.focus()
}
