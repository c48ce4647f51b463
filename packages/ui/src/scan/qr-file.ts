import type { QrDrawing } from './qr-drawing.ts'

/** Paper colours: the file is printed and scanned, whatever the theme of the page. */
const ink = 'black'
const paper = 'white'

const imageSide = 1024
const fontStack = "'IBM Plex Sans Arabic', system-ui, sans-serif"

/** A file of its own: the code with its lines below, such as the amount and the reference. */
export function qrSvgFile({ side, path }: QrDrawing, lines: readonly string[]): string {
  const lineHeight = side / 9
  const height = side + lines.length * lineHeight + (lines.length > 0 ? lineHeight / 2 : 0)
  const texts = lines.map(
    (line, at) =>
      `<text x="${side / 2}" y="${(side + (at + 0.5) * lineHeight).toFixed(2)}" font-size="${(lineHeight * 0.72).toFixed(2)}" font-weight="600" font-family="${fontStack}" text-anchor="middle" fill="${ink}">${escaped(line)}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${height.toFixed(2)}" width="${imageSide}" height="${Math.round((height / side) * imageSide)}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    `<path d="${path}" fill="${ink}" shape-rendering="crispEdges"/>`,
    ...texts,
    '</svg>',
  ].join('')
}

export function paintQr(canvas: HTMLCanvasElement, { side, path }: QrDrawing, lines: readonly string[]) {
  const scale = Math.floor(imageSide / side)
  const lineHeight = Math.round((side * scale) / 9)
  canvas.width = side * scale
  canvas.height = side * scale + Math.round((lines.length + (lines.length > 0 ? 0.5 : 0)) * lineHeight)
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = paper
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = ink
  pen.font = `600 ${Math.round(lineHeight * 0.72)}px ${fontStack}`
  pen.textAlign = 'center'
  lines.forEach((line, at) => pen.fillText(line, canvas.width / 2, side * scale + (at + 0.5) * lineHeight))
  pen.scale(scale, scale)
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  pen.fill(new Path2D(path))
}

export function qrPngFile(drawing: QrDrawing, lines: readonly string[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  paintQr(canvas, drawing, lines)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}

const escaped = (line: string) =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
