export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** What one test file came to: the states of its tests, and whether it failed outside them. */
export type FileResult = {
  readonly tests: readonly ('passed' | 'failed' | 'skipped' | 'pending')[]
  readonly isBroken: boolean
}

/** Adds up files. One that does not load is one failure, and so is one whose process died before its tests were through. */
export function countFiles(files: readonly FileResult[]): Counts {
  return addUp(files.map(countFile))
}

/** The last line of `npm test`: `N passed, N failed[, N skipped]`. */
export function closingLine(counts: readonly Counts[]): string {
  const { passed, failed, skipped } = addUp(counts)
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function countFile({ tests, isBroken }: FileResult): Counts {
  const having = (wanted: FileResult['tests'][number]) => tests.filter((state) => state === wanted).length
  const isCutShort = having('pending') > 0 || (isBroken && having('failed') === 0)
  return {
    passed: having('passed'),
    failed: having('failed') + (isCutShort ? 1 : 0),
    skipped: having('skipped'),
  }
}

function addUp(counts: readonly Counts[]): Counts {
  const sum = (of: keyof Counts) => counts.reduce((total, count) => total + count[of], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}
