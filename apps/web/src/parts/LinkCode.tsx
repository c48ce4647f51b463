import { Ltr } from '@wasl/ui/text/Ltr'
import { QrPlate } from '@wasl/ui/money/QrPlate'
import { drawQr } from '@wasl/ui/scan/qr-drawing.ts'
import type { ReactNode } from 'react'
import css from './LinkCode.module.css'

type Props = {
  url: string
  label: string
  /** In the place of the link's own text. */
  children?: ReactNode
}

/** A link as a code, as large as a phone allows: it is scanned across a counter. */
export function LinkCode({ url, label, children }: Props) {
  const { side, path } = drawQr(url)
  const meaning = { role: 'img', 'aria-label': label }
  return (
    <QrPlate
      size="large"
      code={
        <svg viewBox={`0 0 ${side} ${side}`} width={256} height={256} {...meaning}>
          <path d={path} />
        </svg>
      }
    >
      <div className={css.url}>{children ?? <Ltr>{url}</Ltr>}</div>
    </QrPlate>
  )
}
