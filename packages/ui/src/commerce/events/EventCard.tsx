import type { ReactNode } from 'react'
import { CalendarIcon } from '../../icons/CalendarIcon.tsx'
import { MapPinIcon } from '../../icons/MapPinIcon.tsx'
import css from './EventCard.module.css'

type Props = {
  name: string
  href: string
  /** A `<Picture shape="card">`. */
  picture: ReactNode
  /** `<Mark>`s: the price or that it is free, few left, sold out. */
  marks?: ReactNode
  /** "25 Nov – 3 Dec 2026, 07:00 PM". */
  when: ReactNode
  where: ReactNode
}

/** The whole card opens the event. */
export function EventCard({ name, href, picture, marks, when, where }: Props) {
  return (
    <article className={css.card} data-box="event" data-edge="">
      <div className={css.picture}>{picture}</div>
      <div className={css.words}>
        {marks && <p className={css.marks}>{marks}</p>}
        <h2 className={css.name}>
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <ul className={css.facts}>
          <li>
            <CalendarIcon size={16} />
            <span>{when}</span>
          </li>
          <li>
            <MapPinIcon size={16} />
            <span>{where}</span>
          </li>
        </ul>
      </div>
    </article>
  )
}
