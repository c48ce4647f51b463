import { useEffect, useRef, useState } from 'react'
import {
  cameraProblem,
  hasTorch,
  hasTwoCameras,
  openCamera,
  release,
  setTorch,
  type Facing,
} from './camera.ts'

export type CameraState = 'off' | 'asking' | 'denied' | 'noCamera' | 'looking'

type Options = {
  isOn: boolean
  onCode: (text: string) => void
  /** Where frames come from; a story draws its own. */
  open?: (facing: Facing) => Promise<MediaStream>
}

type Extras = { hasTorch: boolean; hasTwoCameras: boolean; isTorchOn: boolean }

const noExtras: Extras = { hasTorch: false, hasTwoCameras: false, isTorchOn: false }

/** Owns camera and reader while `isOn`. Turned off or taken away, the camera's light goes out. */
export function useQrCamera({ isOn, onCode, open = openCamera }: Options) {
  const video = useRef<HTMLVideoElement>(null)
  const running = useRef<MediaStream>(null)
  const [state, setState] = useState<CameraState>('off')
  const [facing, setFacing] = useState<Facing>('environment')
  const [extras, setExtras] = useState(noExtras)
  const latest = useRef({ onCode, open })
  useEffect(() => {
    latest.current = { onCode, open }
  }, [onCode, open])

  useEffect(() => {
    if (!isOn) return
    const ended = new AbortController()
    void run({
      open: () => latest.current.open(facing),
      onCode: (text) => latest.current.onCode(text),
      video: () => video.current,
      onState: setState,
      onStream: async (stream) => {
        running.current = stream
        setExtras({ hasTorch: hasTorch(stream), hasTwoCameras: await hasTwoCameras(), isTorchOn: false })
      },
      ended: ended.signal,
    })
    return () => {
      ended.abort()
      running.current = null
      setState('off')
      setExtras(noExtras)
    }
  }, [isOn, facing])

  return {
    state,
    video,
    torch: extras.hasTorch
      ? {
          isOn: extras.isTorchOn,
          onToggle: async () => {
            if (!running.current) return
            await setTorch(running.current, !extras.isTorchOn)
            setExtras({ ...extras, isTorchOn: !extras.isTorchOn })
          },
        }
      : undefined,
    onSwitchCamera: extras.hasTwoCameras
      ? () => setFacing(facing === 'environment' ? 'user' : 'environment')
      : undefined,
  }
}

type Run = {
  open: () => Promise<MediaStream>
  onCode: (text: string) => void
  video: () => HTMLVideoElement | null
  onState: (state: CameraState) => void
  onStream: (stream: MediaStream) => Promise<void>
  ended: AbortSignal
}

async function run({ open, onCode, video, onState, onStream, ended }: Run) {
  let stream: MediaStream | null = null
  onState('asking')
  try {
    stream = await open()
    const screen = video()
    if (ended.aborted || !screen) return release(stream)
    const opened = stream
    ended.addEventListener('abort', () => release(opened))
    await onStream(stream)
    const stop = await readCodes(stream, screen, (text) => {
      if (!ended.aborted) onCode(text)
    })
    if (ended.aborted) return stop()
    ended.addEventListener('abort', stop)
    onState('looking')
  } catch (error) {
    if (stream) release(stream)
    if (!ended.aborted) onState(cameraProblem(error))
  }
}

/** Reads codes from a running video until it is stopped. The library weighs 89 KB, so it comes with the first camera or photo. */
async function readCodes(
  stream: MediaStream,
  video: HTMLVideoElement,
  onCode: (text: string) => void,
): Promise<() => void> {
  const { BrowserQRCodeReader } = await import('@zxing/browser')
  const reader = new BrowserQRCodeReader(undefined, {
    delayBetweenScanAttempts: 100,
    delayBetweenScanSuccess: 500,
  })
  const controls = await reader.decodeFromStream(stream, video, (result) => {
    if (result) onCode(result.getText())
  })
  return () => controls.stop()
}
