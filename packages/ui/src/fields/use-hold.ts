import { useEffect, useRef } from 'react'

const waitMs = 400
const everyMs = 80

/** Acts once on a press and again and again while it is held, until `act` answers false. */
export function useHold(act: () => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const stop = () => clearTimeout(timer.current)

  const repeat = (afterMs: number) => {
    timer.current = setTimeout(() => {
      if (latest.current()) repeat(everyMs)
    }, afterMs)
  }

  return {
    onPointerDown: (event: { button: number; preventDefault: () => void }) => {
      if (event.button !== 0) return
      event.preventDefault()
      stop()
      if (latest.current()) repeat(waitMs)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    /** A click without a pointer: a screen reader or a voice. */
    onClick: (event: { detail: number }) => {
      if (event.detail === 0) latest.current()
    },
  }
}
