import { codewordsOf } from './qr-codewords.ts'
import { drawFormat, emptyGrid, type Grid } from './qr-grid.ts'
import { masked, masks, penaltyOf } from './qr-mask.ts'

/** A QR code as an SVG of one path, with the quiet zone of four modules. */
export function qrSvg(text: string): string {
  const { size, dark } = qrGrid(text)
  const path = dark.flatMap((row, y) =>
    row.flatMap((module, x) => (module ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
  )
  const side = size + 8
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path.join('')}"/></svg>`
  )
}

export function qrGrid(text: string): Grid {
  const { version, codewords } = codewordsOf(text)
  const grid = emptyGrid(version)
  drawData(grid, codewords)
  const candidates = masks.map((_, mask) => {
    const candidate = masked(grid, mask)
    drawFormat(candidate, mask)
    return { candidate, penalty: penaltyOf(candidate) }
  })
  return candidates.reduce((best, next) => (next.penalty < best.penalty ? next : best)).candidate
}

/** In pairs of columns from the right, up and down in turns, around the fixed modules. */
function drawData(grid: Grid, codewords: Uint8Array): void {
  let bit = 0
  for (const { x, y } of dataPlaces(grid)) {
    const row = grid.dark[y]
    if (row) row[x] = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
    bit += 1
  }
}

export function* dataPlaces({ size, fixed }: Grid): Generator<{ x: number; y: number }> {
  for (let pair = size - 1; pair >= 1; pair -= 2) {
    const end = pair <= 6 ? pair - 1 : pair
    const upwards = ((end + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      const y = upwards ? size - 1 - step : step
      for (const x of [end, end - 1]) if (!fixed[y]?.[x]) yield { x, y }
    }
  }
}
