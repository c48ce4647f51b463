import type { ReactNode } from 'react'
import type { Tone } from '../money/StatusBadge.tsx'
import css from './Timeline.module.css'

export type TimelineEvent = {
  key: string
  /** 14 px. */
  icon: ReactNode
  tone?: Tone
  title: ReactNode
  /** Who did it, or the gateway's answer. */
  by?: ReactNode
  /** A <DateTime>, or how long ago. */
  time: ReactNode
  /** A note in the actor's own words, in either direction. */
  text?: string
}

type Props = {
  /** Says the order too: "Timeline, newest first". */
  label: string
  events: readonly TimelineEvent[]
}

/** What happened, each event with its actor and its time. */
export function Timeline({ label, events }: Props) {
  return (
    <ol className={css.timeline} aria-label={label}>
      {events.map(({ key, icon, tone = 'neutral', title, by, time, text }) => (
        <li key={key} data-print="row">
          <span className={css.dot} data-tone={tone} data-edge="">
            {icon}
          </span>
          <div className={css.event}>
            <div className={css.words}>
              <p className={css.title}>{title}</p>
              {by && <p className={css.by}>{by}</p>}
            </div>
            <p className={css.time}>{time}</p>
            {text && (
              <p className={css.text} dir="auto">
                {text}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
