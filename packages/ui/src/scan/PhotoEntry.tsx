import { useId, useRef, useState, type ChangeEvent } from 'react'
import { Button } from '../Button.tsx'
import { CircleAlertIcon } from '../icons/CircleAlertIcon.tsx'
import { UploadIcon } from '../icons/UploadIcon.tsx'
import css from './PhotoEntry.module.css'
import { readPhoto } from './read-photo.ts'

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
