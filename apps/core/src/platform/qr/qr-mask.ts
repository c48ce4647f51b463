import type { Grid } from './qr-grid.ts'

export const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Inverts the data modules a mask covers. */
export function masked(grid: Grid, mask: number): Grid {
  const covers = masks[mask]
  if (!covers) throw new RangeError(`no QR mask ${mask}`)
  const dark = grid.dark.map((row, y) =>
    row.map((module, x) => module !== (!grid.fixed[y]?.[x] && covers(x, y))),
  )
  return { ...grid, dark }
}

/** ISO/IEC 18004 8.8.2: what makes a code hard to read. Lower is better. */
export function penaltyOf({ dark, size }: Grid): number {
  const rows = dark.map((row) => row.map((module) => (module ? '1' : '0')).join(''))
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''))
  const lines = [...rows, ...columns]
  const runs = lines
    .flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? [])
    .reduce((sum, run) => sum + run.length - 2, 0)
  const finders = lines.reduce(
    (sum, line) => sum + (line.match(/(?=00001011101|10111010000)/g)?.length ?? 0) * 40,
    0,
  )
  const share = rows.join('').replaceAll('0', '').length / (size * size)
  return runs + finders + blocksIn(rows) * 3 + Math.floor(Math.abs(share - 0.5) * 20) * 10
}

function blocksIn(rows: readonly string[]): number {
  let blocks = 0
  for (let y = 1; y < rows.length; y += 1) {
    const [above, row] = [rows[y - 1] ?? '', rows[y] ?? '']
    for (let x = 1; x < row.length; x += 1) {
      if (row[x] === row[x - 1] && row[x] === above[x] && row[x] === above[x - 1]) blocks += 1
    }
  }
  return blocks
}
