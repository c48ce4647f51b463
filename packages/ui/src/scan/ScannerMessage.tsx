import { Button } from '../actions/Button.tsx'
import { CameraIcon } from '../icons/CameraIcon.tsx'
import { CameraOffIcon } from '../icons/CameraOffIcon.tsx'
import { CircleCheckIcon } from '../icons/CircleCheckIcon.tsx'
import { ScanQrCodeIcon } from '../icons/ScanQrCodeIcon.tsx'
import { PhotoEntry } from './PhotoEntry.tsx'
import { Spinner } from '../notices/Spinner.tsx'
import type { ScannerState, ScannerWords } from './QrScanner.tsx'
import css from './ScannerMessage.module.css'

type Props = {
  state: ScannerState
  words: ScannerWords
  onStart: () => void
  onPhoto: (code: string) => void
}

/** The state in a sentence. While the camera shows a picture it is a line at its foot. */
export function ScannerMessage({ state, words, onStart, onPhoto }: Props) {
  const isLine = state === 'looking' || state === 'hit' || state === 'cooling'
  return (
    <div className={css.message} data-line={isLine ? '' : undefined} data-state={state}>
      <output className={css.sentence}>
        <Mark state={state} size={isLine ? 20 : 40} />
        <span>{words.states[state]}</span>
      </output>
      {state === 'off' && (
        <Button variant="primary" icon={<CameraIcon />} onClick={onStart}>
          {words.start}
        </Button>
      )}
      {(state === 'denied' || state === 'noCamera') && (
        <>
          <Button onClick={onStart}>{words.retry}</Button>
          <PhotoEntry words={words.photo} onRead={onPhoto} />
        </>
      )}
    </div>
  )
}

function Mark({ state, size }: { state: ScannerState; size: number }) {
  switch (state) {
    case 'off':
    case 'looking':
      return <ScanQrCodeIcon size={size} />
    case 'asking':
      return <Spinner />
    case 'hit':
      return <CircleCheckIcon size={size} />
    case 'denied':
    case 'noCamera':
    case 'cooling':
      return <CameraOffIcon size={size} />
  }
}
