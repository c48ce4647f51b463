import { Ltr } from '@wasl/ui/Ltr'
import { QrPlate } from '@wasl/ui/QrPlate'
import { drawQr } from '@wasl/ui/scan/qr-drawing.ts'
import css from './LinkCode.module.css'

/** A link as a code, as large as a phone allows: it is scanned across a counter. */
export function LinkCode({ url, label }: { url: string; label: string }) {
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
      <p className={css.url}>
        <Ltr>{url}</Ltr>
      </p>
    </QrPlate>
  )
}
