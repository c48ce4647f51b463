import type { RemarkDraft } from './request-form.ts'

export const nextRemarkId = (rows: readonly RemarkDraft[]): number =>
  Math.max(-1, ...rows.map(({ id }) => id)) + 1
