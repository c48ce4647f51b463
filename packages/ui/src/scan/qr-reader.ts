/** Reads codes from a running video until it is stopped. The library weighs 89 KB, so it comes with the first camera or photo. */
export async function readCodes(
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
