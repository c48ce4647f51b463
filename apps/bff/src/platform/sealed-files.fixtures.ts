import type { Kept, SealedFiles } from './sealed-files.ts'

/** Kept as long as the test. */
export function filesInMemory(): SealedFiles {
  const files = new Map<string, Kept>()
  return {
    read: async (name) => files.get(name) ?? null,
    write: async (name, kept) => void files.set(name, kept),
    remove: async (name) => void files.delete(name),
    async sweep(now) {
      for (const [name, { until }] of files) if (until <= now) files.delete(name)
    },
  }
}
