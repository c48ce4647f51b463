import type { SeriesLook } from './chart-data.ts'

type Bar = { x: number; width: number; from: number; to: number; isRounded?: boolean }

/** A bar from its base to its value, rounded at the end that says the value. */
export function barPath({ x, width, from, to, isRounded = true }: Bar): string {
  const height = Math.abs(to - from)
  const r = isRounded ? Math.min(4, width / 2, height) : 0
  const up = to <= from ? -1 : 1
  return `M${n(x)} ${n(from)}V${n(to - up * r)}q0 ${n(up * r)} ${n(r)} ${n(up * r)}h${n(width - 2 * r)}q${n(r)} 0 ${n(r)} ${n(-up * r)}V${n(from)}z`
}

/** One shape for each series, so that a line is known without its colour. */
export function markPath(look: SeriesLook, { x, y, r = 4 }: { x: number; y: number; r?: number }): string {
  const at = `M${n(x)} ${n(y)}`
  switch (look) {
    case 1:
      return `${at}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
    case 2:
      return `${at}m${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z`
    case 3:
      return `${at}m0 ${-r * 1.3}l${r * 1.2} ${r * 2.1}h${-r * 2.4}z`
    case 4:
      return `${at}m0 ${-r * 1.4}l${r * 1.4} ${r * 1.4}l${-r * 1.4} ${r * 1.4}l${-r * 1.4} ${-r * 1.4}z`
    case 5:
      return `${at}m0 ${r * 1.3}l${r * 1.2} ${-r * 2.1}h${-r * 2.4}z`
    case 6:
      return `${at}m${-r * 1.4} ${-r / 2}h${r * 2.8}v${r}h${-r * 2.8}z`
  }
}

const n = (value: number) => Number(value.toFixed(2))
