import type { ReactNode } from 'react'
import { BanIcon } from '../../icons/BanIcon.tsx'
import { ClockIcon } from '../../icons/ClockIcon.tsx'
import { InfoIcon } from '../../icons/InfoIcon.tsx'
import { StarIcon } from '../../icons/StarIcon.tsx'
import { TagIcon } from '../../icons/TagIcon.tsx'
import { TicketIcon } from '../../icons/TicketIcon.tsx'
import css from './Mark.module.css'

export type MarkKind = 'offer' | 'popular' | 'price' | 'few' | 'later' | 'soldOut' | 'info'

type Props = {
  kind: MarkKind
  icon?: ReactNode
  /** bare stands in a line of text, badge on a picture or beside a title. */
  look?: 'badge' | 'bare'
  children: ReactNode
}

const icons = {
  offer: TagIcon,
  popular: StarIcon,
  price: TicketIcon,
  few: ClockIcon,
  later: ClockIcon,
  soldOut: BanIcon,
  info: InfoIcon,
}

/** One fact that helps to choose: on sale, few left, sold out. Icon and word carry it, the colour only helps. */
export function Mark({ kind, icon, look = 'badge', children }: Props) {
  const Icon = icons[kind]
  return (
    <span
      className={css.mark}
      data-kind={kind}
      data-look={look}
      data-edge={look === 'badge' ? '' : undefined}
    >
      {icon ?? <Icon size={14} />}
      <span>{children}</span>
    </span>
  )
}
