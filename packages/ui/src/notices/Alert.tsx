import type { ReactNode } from 'react'
import css from './Alert.module.css'
import { CircleAlertIcon } from '../icons/CircleAlertIcon.tsx'
import { InfoIcon } from '../icons/InfoIcon.tsx'
import { ShieldCheckIcon } from '../icons/ShieldCheckIcon.tsx'
import { TriangleAlertIcon } from '../icons/TriangleAlertIcon.tsx'

type Props = {
  /** neutral is a quiet note. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** The first, bold sentence. */
  title?: ReactNode
  icon?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Interrupts a screen reader: for something that has just gone wrong. */
  isUrgent?: boolean
}

const icons = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: ShieldCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
}

export function Alert({ tone = 'neutral', title, icon, children, action, isUrgent }: Props) {
  const Mark = icons[tone]
  return (
    <div
      className={css.alert}
      data-tone={tone}
      data-box="alert"
      data-edge=""
      role={isUrgent ? 'alert' : undefined}
    >
      {icon ?? <Mark />}
      <div className={css.words}>
        <div>
          {title && <b>{title}</b>} {children}
        </div>
        {action}
      </div>
    </div>
  )
}
