import { useEffect, useRef, useState, type ReactNode } from 'react'
import { CircleAlertIcon } from './icons/CircleAlertIcon.tsx'
import { CircleCheckIcon } from './icons/CircleCheckIcon.tsx'
import { TriangleAlertIcon } from './icons/TriangleAlertIcon.tsx'
import css from './Snackbar.module.css'

export type Notice = {
  id: string
  tone: 'success' | 'partial' | 'error'
  text: ReactNode
  /** A way to what the notice speaks of, beside Close. */
  go?: { label: string; href: string }
}

type Props = {
  /** Names the region. F6 brings the focus to it. */
  label: string
  notice: Notice | null
  closeLabel: string
  onClose: (id: string) => void
}

const stayMs = 6000
const icons = { success: CircleCheckIcon, partial: TriangleAlertIcon, error: CircleAlertIcon }

/** The region stands in the page before its message does, else screen readers miss it. */
export function Snackbar({ label, notice, closeLabel, onClose }: Props) {
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || !region.current?.textContent) return
      event.preventDefault()
      region.current.focus()
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [])

  const bar = notice && <Bar key={notice.id} notice={notice} closeLabel={closeLabel} onClose={onClose} />
  return (
    <section ref={region} className={css.region} aria-label={label} tabIndex={-1} data-print="hide">
      <output>{notice?.tone !== 'error' && bar}</output>
      <div role="alert">{notice?.tone === 'error' && bar}</div>
    </section>
  )
}

/** Leaves after 6 s, not while the pointer or the focus is on it. Errors stay until closed. */
function Bar({ notice, closeLabel, onClose }: Pick<Props, 'closeLabel' | 'onClose'> & { notice: Notice }) {
  const [isHeld, setIsHeld] = useState(false)
  const leaves = notice.tone !== 'error' && !isHeld
  const { id } = notice

  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(() => onClose(id), stayMs)
    return () => clearTimeout(timer)
  }, [id, leaves, onClose])

  const Mark = icons[notice.tone]
  return (
    <span
      className={css.bar}
      data-tone={notice.tone}
      data-edge=""
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Mark />
      <span className={css.text}>{notice.text}</span>
      {notice.go && <a href={notice.go.href}>{notice.go.label}</a>}
      <button type="button" onClick={() => onClose(id)}>
        {closeLabel}
      </button>
    </span>
  )
}
