import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../bff-env.ts'
import type { SealedFiles } from './sealed-files.ts'

/** Values behind random ids. The id is the browser's alone: here, and on the disk, only its SHA-256 is known. */
export type Vault<Value> = {
  /** The new id, 256 random bits. */
  open(value: Value, until: Date): Promise<string>
  get(id: string): Promise<Value | null>
  /** Nothing where the id is over or was removed meanwhile. */
  replace(id: string, value: Value, until: Date): Promise<void>
  /** Removes it and answers what was there: of two that take at once, one gets it. */
  take(id: string): Promise<Value | null>
}

type Held<Value> = { value: Value; until: number }

/** `kind` keeps the ids of one vault from opening another. */
export function createVault<Value>(
  kind: string,
  { files, clock }: { files: SealedFiles; clock: Clock },
): Vault<Value> {
  const held = new Map<string, Held<Value>>()
  /** Its file may still be there: whoever reads it now must not bring it back. */
  const removed = new Set<string>()
  const inTurn = turns()
  const nameOf = (id: string) => `${kind}-${createHash('sha256').update(`${kind} ${id}`).digest('hex')}`

  const find = async (name: string): Promise<Held<Value> | null> => {
    const known = held.get(name) ?? (await inTurn(name, () => load(name)))
    if (!known || removed.has(name)) return null
    if (known.until > clock.now().getTime()) return known
    await drop(name)
    return null
  }
  const load = async (name: string): Promise<Held<Value> | null> => {
    const kept = held.has(name) || removed.has(name) ? null : await files.read(name)
    // Sealed under its name, so it is what this vault wrote.
    if (kept) held.set(name, { value: JSON.parse(kept.text) as Value, until: kept.until })
    return held.get(name) ?? null
  }
  const keep = (name: string, value: Value, until: Date) => {
    const kept = { text: JSON.stringify(value), until: until.getTime() }
    held.set(name, { value, until: kept.until })
    return inTurn(name, async () => {
      if (!removed.has(name)) await files.write(name, kept)
    })
  }
  const drop = async (name: string) => {
    held.delete(name)
    removed.add(name)
    await inTurn(name, () => files.remove(name))
    removed.delete(name)
  }

  return {
    async open(value, until) {
      const id = randomBytes(32).toString('base64url')
      await keep(nameOf(id), value, until)
      return id
    },
    async get(id) {
      return (await find(nameOf(id)))?.value ?? null
    },
    async replace(id, value, until) {
      const name = nameOf(id)
      if ((await find(name)) && !removed.has(name)) await keep(name, value, until)
    },
    async take(id) {
      const name = nameOf(id)
      const found = await find(name)
      if (!found || removed.has(name)) return null
      await drop(name)
      return found.value
    },
  }
}

/** What happens under one name happens one after the other. */
function turns() {
  const last = new Map<string, Promise<unknown>>()
  return async <Answer>(name: string, step: () => Promise<Answer>): Promise<Answer> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(step, step)
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}
