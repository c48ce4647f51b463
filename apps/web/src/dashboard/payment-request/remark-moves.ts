import type { RemarkDraft } from './request-form.ts'

/** The row at `at`, one place up or down; at an end everything stays. */
export function movedRemark(rows: readonly RemarkDraft[], at: number, by: -1 | 1): readonly RemarkDraft[] {
  const [row, other] = [rows[at], rows[at + by]]
  return row && other ? rows.with(at, other).with(at + by, row) : rows
}

export const nextRemarkId = (rows: readonly RemarkDraft[]): number =>
  Math.max(-1, ...rows.map(({ id }) => id)) + 1
