/**
 * The Idempotency-Key of a press. The same command of a transaction keeps its key through double clicks, reloads and lost
 * replies, so that it stays one payment; another command, or one whose attempt is over, gets a fresh key.
 */
export type AttemptKeys = {
  keyFor: (command: string) => string
  /** The server led the browser to the bank with this key. */
  answered: () => void
  /** No attempt is open any more: an answered key would only lead back to the closed one. */
  settled: () => void
}

type Entry = { key: string; command: string | null; isAnswered: boolean }

type Sources = {
  transactionId: string
  serverKey: string
  /** Null where the browser refuses it. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  newKey: () => string
}

export function createAttemptKeys({ transactionId, serverKey, storage, newKey }: Sources): AttemptKeys {
  const place = placeOf(transactionId)
  let entry = read(storage, place) ?? { key: serverKey, command: null, isAnswered: false }

  const keep = (next: Entry) => {
    entry = next
    write(storage, place, next)
  }

  return {
    keyFor: (command) => {
      const isFresh = entry.command === null || entry.command === command
      keep(isFresh ? { ...entry, command } : { key: newKey(), command, isAnswered: false })
      return entry.key
    },
    answered: () => keep({ ...entry, isAnswered: true }),
    settled: () => {
      if (!entry.isAnswered) return
      keep({ key: entry.key === serverKey ? newKey() : serverKey, command: null, isAnswered: false })
    },
  }
}

/** What was pressed under the key that is kept; null once it is over. */
export const attemptCommand = (storage: Sources['storage'], transactionId: string): string | null =>
  read(storage, placeOf(transactionId))?.command ?? null

/** Reading the property alone throws where the browser blocks storage. */
export function sessionStorageOrNull(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}

const placeOf = (transactionId: string) => `wasl.pay.${transactionId}`

function read(storage: Sources['storage'], place: string): Entry | null {
  try {
    const text = storage?.getItem(place)
    // Written by `write` below, on this origin.
    return text ? (JSON.parse(text) as Entry) : null
  } catch {
    return null
  }
}

/** A full or blocked storage costs the memory across reloads, nothing else. */
function write(storage: Sources['storage'], place: string, entry: Entry): void {
  try {
    storage?.setItem(place, JSON.stringify(entry))
  } catch {
    return
  }
}
