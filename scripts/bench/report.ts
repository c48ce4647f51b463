/** One measured figure beside its target. `holds` is what a reader looks for. */
export type Measured = { name: string; value: number; target: string; unit: string; holds: boolean }

export const atMost = (name: string, value: number, limit: number, unit: string): Measured => ({
  name,
  value,
  target: `≤ ${limit}`,
  unit,
  holds: value <= limit,
})

export const atLeast = (name: string, value: number, limit: number, unit: string): Measured => ({
  name,
  value,
  target: `≥ ${limit}`,
  unit,
  holds: value >= limit,
})

/** What has no target and explains another figure. */
export const told = (name: string, value: number, unit: string): Measured => ({
  name,
  value,
  target: '',
  unit,
  holds: true,
})

export function print(rows: readonly Measured[]): void {
  const width = Math.max(...rows.map(({ name }) => name.length))
  for (const { name, value, target, unit, holds } of rows) {
    const figure = Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 1)
    const mark = target === '' ? ' ' : holds ? '✓' : '✗'
    console.log(`${mark} ${name.padEnd(width)}  ${`${figure} ${unit}`.padStart(12)}  ${target}`)
  }
}
