export type Facing = 'environment' | 'user'

export type CameraProblem = 'denied' | 'noCamera'

export const openCamera = (facing: Facing): Promise<MediaStream> =>
  navigator.mediaDevices === undefined
    ? Promise.reject(new DOMException('cameras need https', 'NotFoundError'))
    : navigator.mediaDevices.getUserMedia({ video: { facingMode: facing }, audio: false })

/** A camera that another program holds is as good as none: the code can be typed. */
export const cameraProblem = (error: unknown): CameraProblem =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
    ? 'denied'
    : 'noCamera'

export const release = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** Not in the DOM library: only phones have it. */
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean }
type TorchConstraints = MediaTrackConstraintSet & { torch: boolean }

export function hasTorch(stream: MediaStream): boolean {
  const capabilities: TorchCapabilities | undefined = stream.getVideoTracks()[0]?.getCapabilities?.()
  return capabilities?.torch === true
}

export async function setTorch(stream: MediaStream, isOn: boolean) {
  const wish: TorchConstraints = { torch: isOn }
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [wish] })
}

export async function hasTwoCameras(): Promise<boolean> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.filter(({ kind }) => kind === 'videoinput').length > 1
}
