/** The row at `at`, one place up or down; at an end everything stays. */
export function movedBy<Row>(rows: readonly Row[], at: number, by: 1 | -1): readonly Row[] {
  const [row, other] = [rows[at], rows[at + by]]
  return row !== undefined && other !== undefined ? rows.with(at, other).with(at + by, row) : rows
}
