import { longestName } from './tar-writer.ts'

export const tableOf = (name: string): string | null =>
  /^tables\/([a-z_]+)\/\d{6}\.json$/.exec(name)?.[1] ?? null

const ofFile =
  /^(secret|files\/[0-9a-f]{64}|files\/generated\/[A-Za-z0-9_-]+\.[a-z]+|sandbox-bank\/book\.jsonl)$/

/** What goes into the data folder. */
export const isFile = (name: string): boolean => name.length <= longestName && ofFile.test(name)

/** Names an archive may have: a backup takes no other, and a foreign archive writes nowhere else. */
export const isOurs = (name: string): boolean => tableOf(name) !== null || isFile(name)
