import type { Ref } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { FlashlightIcon } from '../icons/FlashlightIcon.tsx'
import { SwitchCameraIcon } from '../icons/SwitchCameraIcon.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import type { PhotoWords } from './PhotoEntry.tsx'
import css from './QrScanner.module.css'
import { ScannerMessage } from './ScannerMessage.tsx'

export type ScannerState = 'off' | 'asking' | 'denied' | 'noCamera' | 'looking' | 'hit' | 'cooling'

export type ScannerWords = {
  /** Names the picture of the camera. */
  camera: string
  /** The one sentence of each state; `off` says why the browser will ask. */
  states: Record<ScannerState, string>
  start: string
  retry: string
  torch: string
  switchCamera: string
  typeCode: string
  checkCode: string
  photo: PhotoWords
}

type Props = {
  state: ScannerState
  video?: Ref<HTMLVideoElement>
  onStart: () => void
  torch?: { isOn: boolean; onToggle: () => void }
  onSwitchCamera?: () => void
  /** Typed, by a hand scanner, or read from a photo. */
  onTyped: (code: string) => void
  words: ScannerWords
}

/** Shows a scanner, runs none: states come from the flow, the camera from useQrCamera. S2 §5. */
export function QrScanner({ state, video, onStart, torch, onSwitchCamera, onTyped, words }: Props) {
  const isLive = state === 'looking'
  return (
    <div className={css.scanner} data-box="scanner">
      {/* Dark in both themes: a light frame around the picture blinds the person who aims. */}
      <div className={css.view} data-theme="dark" data-state={state}>
        <video ref={video} className={css.video} muted playsInline aria-label={words.camera} />
        {(isLive || state === 'cooling') && <Reticle isMoving={isLive} />}
        {isLive && (
          <div className={css.tools}>
            {torch && (
              <IconButton
                hasEdge
                label={words.torch}
                icon={<FlashlightIcon />}
                aria-pressed={torch.isOn}
                onClick={torch.onToggle}
              />
            )}
            {onSwitchCamera && (
              <IconButton
                hasEdge
                label={words.switchCamera}
                icon={<SwitchCameraIcon />}
                onClick={onSwitchCamera}
              />
            )}
          </div>
        )}
        <ScannerMessage state={state} words={words} onStart={onStart} onPhoto={onTyped} />
      </div>
      <CodeEntry label={words.typeCode} submitLabel={words.checkCode} onTyped={onTyped} />
    </div>
  )
}

function Reticle({ isMoving }: { isMoving: boolean }) {
  return (
    <span className={css.reticle} aria-hidden data-moving={isMoving ? '' : undefined}>
      <svg viewBox="0 0 100 100" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <path d="M2 20V8a6 6 0 0 1 6-6h12M80 2h12a6 6 0 0 1 6 6v12M98 80v12a6 6 0 0 1-6 6H80M20 98H8a6 6 0 0 1-6-6V80" />
      </svg>
    </span>
  )
}
