import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { DownloadIcon } from '../icons/DownloadIcon.tsx'
import { QrPlate, type QrMark } from '../money/QrPlate.tsx'
import { saveFile } from '../actions/save-file.ts'
import { drawQr } from './qr-drawing.ts'
import { qrPngFile, qrSvgFile } from './qr-file.ts'
import css from './QrCode.module.css'

type Props = {
  /** What a reader gets: an address, or text. */
  text: string
  /** "QR code for payment link": read aloud instead of the picture. */
  label: string
  mark?: QrMark
  /** Files with these lines under the code, such as the amount. */
  download?: { svgLabel: string; pngLabel: string; fileName: string; lines: string[] }
  /** Under the caption: the address, a copy button. */
  children?: ReactNode
}

export function QrCode({ text, label, mark, download, children }: Props) {
  const drawing = drawQr(text)
  const meaning = { role: 'img', 'aria-label': label }
  return (
    <QrPlate
      mark={mark}
      code={
        <svg viewBox={`0 0 ${drawing.side} ${drawing.side}`} {...meaning}>
          <path d={drawing.path} />
        </svg>
      }
    >
      {children}
      {download && (
        <div className={css.files}>
          <Button
            size="row"
            icon={<DownloadIcon />}
            onClick={() =>
              saveFile(
                `${download.fileName}.svg`,
                new Blob([qrSvgFile(drawing, download.lines)], { type: 'image/svg+xml' }),
              )
            }
          >
            {download.svgLabel}
          </Button>
          <Button
            size="row"
            icon={<DownloadIcon />}
            onClick={async () => {
              const image = await qrPngFile(drawing, download.lines)
              if (image) saveFile(`${download.fileName}.png`, image)
            }}
          >
            {download.pngLabel}
          </Button>
        </div>
      )}
    </QrPlate>
  )
}
