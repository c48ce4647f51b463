import { encodeQR } from 'qr'

export type QrDrawing = {
  /** Modules on a side, quiet zone included. */
  side: number
  /** One SVG path of the dark modules, a unit each. */
  path: string
}

/** The four light modules around the code without which readers miss it. */
const quiet = 4

export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quiet })
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return { side: rows.length, path: path.join('') }
}

/** Start and length of each run of dark modules. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
