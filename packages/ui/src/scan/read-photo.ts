/** The longer side that a photo is read at, the best first: noise of the sensor hides a code as well as too few dots. */
const sides = [1200, 600, 2400]

/** The code on a photo, wherever on it; null where none is found or the file is no picture. Nothing leaves the device. */
export async function readPhoto(photo: Blob): Promise<string | null> {
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
