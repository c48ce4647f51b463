import type { ReactNode } from 'react'
import { CircleAlertIcon } from '../icons/CircleAlertIcon.tsx'
import { CircleCheckIcon } from '../icons/CircleCheckIcon.tsx'
import css from './QrPlate.module.css'

/** The edge, green or red, and the words that say the same: "Paid", "Not paid yet". S1 §2. */
export type QrMark = { tone: 'good' | 'bad'; caption: ReactNode }

type Props = {
  /** The code itself: an <img> or an <svg>. */
  code: ReactNode
  mark?: QrMark
  size?: 'normal' | 'large'
  /** Beside the code, under the caption. */
  children?: ReactNode
}

/** A QR code on white, whatever the theme: readers need it. */
export function QrPlate({ code, mark, size = 'normal', children }: Props) {
  return (
    <div className={css.qr} data-box="qr" data-size={size}>
      <div className={css.plate} data-tone={mark?.tone} data-keep-colours="">
        {code}
      </div>
      <div className={css.beside}>
        {mark && (
          <p className={css.caption} data-tone={mark.tone}>
            {mark.tone === 'good' ? <CircleCheckIcon /> : <CircleAlertIcon />}
            <span>{mark.caption}</span>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
