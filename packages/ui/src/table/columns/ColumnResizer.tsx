import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import css from './ColumnResizer.module.css'
import { usualTextPx, widthLimits } from './data-column.ts'
import { gridRoles } from '../keys/grid-roles.ts'

type Props = {
  label: string
  /** "180 pixels". */
  valueText: (px: number) => string
  /** Px where texts have their usual size. */
  width: number
  /** `isFinal` ends a drag: until then only the drawing changes. */
  onWidth: (px: number, isFinal: boolean) => void
  /** Back to the width the table came with. */
  onReset: () => void
}

const limited = (px: number) => Math.round(Math.max(widthLimits.least, Math.min(widthLimits.most, px)))

/** The edge of a column. Drag it, or press Enter on it, use the arrows and press Enter again. Escape takes it back. */
export function ColumnResizer({ label, valueText, width, onWidth, onReset }: Props) {
  const { direction } = useLocale()
  const sign = direction === 'rtl' ? -1 : 1
  const drag = useRef<{ from: number; width: number } | null>(null)
  const before = useRef<number | null>(null)

  const start = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: event.clientX, width: drawnWidth(event.currentTarget) }
    event.currentTarget.dataset.resizing = ''
  }
  const reached = (event: PointerEvent<HTMLElement>) =>
    drag.current && limited(drag.current.width + (sign * (event.clientX - drag.current.from)) / textScale())
  const move = (event: PointerEvent<HTMLElement>) => {
    const px = reached(event)
    if (px !== null) onWidth(px, false)
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    const px = reached(event)
    if (px !== null && event.clientX !== drag.current?.from) onWidth(px, true)
    drag.current = null
    delete event.currentTarget.dataset.resizing
  }

  const key = (event: KeyboardEvent<HTMLElement>) => {
    const edge = event.currentTarget
    const isOn = before.current !== null
    const stop = () => {
      before.current = null
      delete edge.dataset.resizing
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (isOn) return stop()
      before.current = drawnWidth(edge)
      edge.dataset.resizing = ''
      return
    }
    if (before.current === null) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onWidth(before.current, true)
      return stop()
    }
    const step = { ArrowRight: sign, ArrowLeft: -sign }[event.key]
    if (!step) return
    event.preventDefault()
    onWidth(limited(drawnWidth(edge) + step * widthLimits.step), true)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role, a separator that can be moved, comes with the spread
    <span
      {...gridRoles.edge}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={widthLimits.least}
      aria-valuemax={widthLimits.most}
      aria-valuenow={width}
      aria-valuetext={valueText(width)}
      tabIndex={-1}
      className={css.edge}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onReset}
      onKeyDown={key}
      onBlur={(event) => {
        before.current = null
        delete event.currentTarget.dataset.resizing
      }}
    />
  )
}

const drawnWidth = (edge: HTMLElement) =>
  Math.round((edge.parentElement?.getBoundingClientRect().width ?? 0) / textScale())

/** How many times larger than usual texts are. */
const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualTextPx
