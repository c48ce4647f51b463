import { useEffect, useRef } from 'react'
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.tsx'
import { CircleCheckIcon } from '../../icons/CircleCheckIcon.tsx'
import { TriangleAlertIcon } from '../../icons/TriangleAlertIcon.tsx'
import type { Notice } from './notice-queue.ts'
import css from './SnackbarRegion.module.css'

type Props = {
  notice: Notice
  closeLabel: string
  /** Alone shown where there is little room. */
  isNewest: boolean
  /** The pointer or the focus is on the region: nothing leaves meanwhile. */
  isHeld: boolean
  onClose: (id: string) => void
}

const stayMs = 6000
const icons = { success: CircleCheckIcon, partial: TriangleAlertIcon, error: CircleAlertIcon }

/** Leaves after 6 s, not while it is held. Errors stay until closed. */
export function SnackbarBar({ notice, closeLabel, isNewest, isHeld, onClose }: Props) {
  const { id, tone } = notice
  const leaves = tone !== 'error' && !isHeld
  const latestOnClose = useRef(onClose)
  useEffect(() => {
    latestOnClose.current = onClose
  }, [onClose])

  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(() => latestOnClose.current(id), stayMs)
    return () => clearTimeout(timer)
  }, [id, leaves])

  const Mark = icons[tone]
  return (
    <span
      className={css.bar}
      data-tone={tone}
      data-edge=""
      data-notice={id}
      data-newest={isNewest || undefined}
    >
      <Mark />
      <span className={css.text}>{notice.text}</span>
      {notice.go && <a href={notice.go.href}>{notice.go.label}</a>}
      {notice.undo && (
        <button
          type="button"
          onClick={() => {
            notice.undo?.onUndo()
            onClose(id)
          }}
        >
          {notice.undo.label}
        </button>
      )}
      <button type="button" onClick={() => onClose(id)}>
        {closeLabel}
      </button>
    </span>
  )
}
