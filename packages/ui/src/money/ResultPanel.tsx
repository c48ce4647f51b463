import { useEffect, useRef, type ReactNode } from 'react'
import css from './ResultPanel.module.css'

type Props = {
  tone: 'success' | 'waiting' | 'danger'
  /** 30 px. */
  icon: ReactNode
  title: ReactNode
  /** The sentence under the title. */
  message?: ReactNode
  /** Amount and time. */
  facts?: ReactNode
  /** The title takes the focus when the page has loaded, so that the outcome is read first. */
  takesFocus?: boolean
  children: ReactNode
}

export function ResultPanel({ tone, icon, title, message, facts, takesFocus, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <section className={css.panel} data-box="result" data-edge="">
      <div className={css.top} data-tone={tone}>
        <div className={css.row}>
          <span className={css.mark} data-print="hide">
            {icon}
          </span>
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {message && <p>{message}</p>}
          </div>
        </div>
        {facts && <div className={css.facts}>{facts}</div>}
      </div>
      <div className={css.bottom}>{children}</div>
    </section>
  )
}
