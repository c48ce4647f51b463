import { useId, useRef, useState, type ChangeEvent } from 'react'
import { Button } from '../actions/Button.tsx'
import { CircleAlertIcon } from '../icons/CircleAlertIcon.tsx'
import { UploadIcon } from '../icons/UploadIcon.tsx'
import css from './PhotoEntry.module.css'

export type PhotoWords = {
  /** "Read a photo of the code". */
  choose: string
  reading: string
  /** "No code was found on this photo. Take it closer, in good light, or type the code." */
  none: string
}

type Props = { words: PhotoWords; onRead: (code: string) => void }

/** Where no camera can look: a photo or a picture that was sent, read on this device. */
export function PhotoEntry({ words, onRead }: Props) {
  const problemId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'ready' | 'reading' | 'none'>('ready')

  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = currentTarget.files ?? []
    if (!photo) return
    // The same photo may be chosen again.
    currentTarget.value = ''
    setState('reading')
    const code = await readPhoto(photo).catch(() => null)
    setState(code === null ? 'none' : 'ready')
    if (code !== null) onRead(code)
  }
  return (
    <div className={css.entry}>
      <input
        ref={field}
        type="file"
        accept="image/*"
        hidden
        aria-label={words.choose}
        onChange={(event) => void read(event)}
      />
      <Button
        icon={<UploadIcon />}
        isPending={state === 'reading'}
        aria-describedby={state === 'none' ? problemId : undefined}
        onClick={() => field.current?.click()}
      >
        {state === 'reading' ? words.reading : words.choose}
      </Button>
      <p id={problemId} className={css.problem} role="alert">
        {state === 'none' && (
          <>
            <CircleAlertIcon size={16} />
            <span>{words.none}</span>
          </>
        )}
      </p>
    </div>
  )
}

/** The longer side that a photo is read at, the best first: noise of the sensor hides a code as well as too few dots. */
const sides = [1200, 600, 2400]

/** The code on a photo, wherever on it; null where none is found or the file is no picture. Nothing leaves the device. */
async function readPhoto(photo: Blob): Promise<string | null> {
  const [{ BrowserQRCodeReader }, { DecodeHintType }] = await Promise.all([
    import('@zxing/browser'),
    import('@zxing/library'),
  ])
  const picture = await createImageBitmap(photo).catch(() => null)
  if (!picture) return null
  const reader = new BrowserQRCodeReader(new Map([[DecodeHintType.TRY_HARDER, true]]))
  for (const side of sides) {
    try {
      return reader.decodeFromCanvas(drawn(picture, side)).getText()
    } catch {
      continue
    }
  }
  return null
}

/** Never larger than it was taken, on white: a drawn code may have no ground of its own. */
function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
