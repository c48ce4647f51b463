/** A square of modules, dark or light; `fixed` ones belong to the patterns and carry no data. */
export type Grid = { size: number; dark: boolean[][]; fixed: boolean[][] }

const alignmentPlaces = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

export function emptyGrid(version: number): Grid {
  const size = 17 + 4 * version
  const rows = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const grid = { size, dark: rows(), fixed: rows() }
  drawPatterns(grid, version)
  return grid
}

function setFixed(grid: Grid, x: number, y: number, dark: boolean): void {
  const [row, fixed] = [grid.dark[y], grid.fixed[y]]
  if (!row || !fixed || x < 0 || x >= grid.size) return
  row[x] = dark
  fixed[x] = true
}

function drawPatterns(grid: Grid, version: number): void {
  const last = grid.size - 1
  for (let at = 0; at < grid.size; at += 1) {
    setFixed(grid, 6, at, at % 2 === 0)
    setFixed(grid, at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [last - 3, 3],
    [3, last - 3],
  ] as const)
    drawRings(grid, { x, y, radius: 4 })
  const places = alignmentPlaces[version - 1] ?? []
  for (const x of places) {
    for (const y of places) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last - 6) || (x === last - 6 && y === 6)
      if (!isFinder) drawRings(grid, { x, y, radius: 2 })
    }
  }
  drawFormat(grid, 0)
  if (version >= 7) drawVersion(grid, version)
}

/** Concentric squares: a finder with its light border (radius 4) or an alignment pattern (radius 2). */
function drawRings(grid: Grid, { x, y, radius }: { x: number; y: number; radius: number }): void {
  for (let down = -radius; down <= radius; down += 1) {
    for (let across = -radius; across <= radius; across += 1) {
      const ring = Math.max(Math.abs(across), Math.abs(down))
      setFixed(grid, x + across, y + down, radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1)
    }
  }
}

/** Level M and the mask, twice, with their own error correction. */
export function drawFormat(grid: Grid, mask: number): void {
  let remainder = mask
  for (let step = 0; step < 10; step += 1) remainder = (remainder << 1) ^ ((remainder >>> 9) * 0x537)
  const bits = ((mask << 10) | remainder) ^ 0x5412
  const bit = (at: number) => ((bits >>> at) & 1) === 1
  const last = grid.size - 1
  for (let at = 0; at <= 5; at += 1) setFixed(grid, 8, at, bit(at))
  setFixed(grid, 8, 7, bit(6))
  setFixed(grid, 8, 8, bit(7))
  setFixed(grid, 7, 8, bit(8))
  for (let at = 9; at < 15; at += 1) setFixed(grid, 14 - at, 8, bit(at))
  for (let at = 0; at < 8; at += 1) setFixed(grid, last - at, 8, bit(at))
  for (let at = 8; at < 15; at += 1) setFixed(grid, 8, last - 14 + at, bit(at))
  setFixed(grid, 8, last - 7, true)
}

function drawVersion(grid: Grid, version: number): void {
  let remainder = version
  for (let step = 0; step < 12; step += 1) remainder = (remainder << 1) ^ ((remainder >>> 11) * 0x1f25)
  const bits = (version << 12) | remainder
  for (let at = 0; at < 18; at += 1) {
    const dark = ((bits >>> at) & 1) === 1
    const [far, near] = [grid.size - 11 + (at % 3), Math.floor(at / 3)]
    setFixed(grid, far, near, dark)
    setFixed(grid, near, far, dark)
  }
}
