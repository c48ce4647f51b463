import { createHmac } from 'node:crypto'
import { Overloaded } from '../../platform/overloaded.ts'

/** D-4. Tests pay less. */
export type PasswordCost = { memoryKiB: number; passes: number }
export const fullCost: PasswordCost = { memoryKiB: 65_536, passes: 3 }

export type Passwords = ReturnType<typeof createPasswords>

const atOnce = 2
const longestQueue = 50

/**
 * Argon2id with a pepper of the installation's key. A hash takes 64 MiB, so two are made at a time and fifty may wait;
 * whoever comes later is refused at once instead of being kept.
 */
export function createPasswords(key: string, { memoryKiB, passes }: PasswordCost = fullCost) {
  const pepper = createHmac('sha256', key).update('wasl-password-pepper').digest()
  const options = { memoryCost: memoryKiB, timeCost: passes, parallelism: 1, secret: pepper }
  const inTurn = turns(atOnce, longestQueue)
  let standIn: Promise<string> | null = null
  const hashOf = (password: string) =>
    inTurn(async () => (await argon2()).hash(password.normalize('NFC'), options))
  return {
    hash: hashOf,
    /** Takes as long where nobody has the hash: an unknown user and a wrong password are one answer in one time. */
    matches: async (password: string, kept: string | null): Promise<boolean> => {
      standIn ??= hashOf('nobody has this password')
      const against = kept ?? (await standIn)
      const isSame = await inTurn(async () =>
        (await argon2()).verify(against, password.normalize('NFC'), options),
      )
      return isSame && kept !== null
    },
  }
}

/** Loaded with the first password. */
const argon2 = () => import('@node-rs/argon2')

function turns(most: number, queueLength: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) {
      if (waiting.length >= queueLength) throw new Overloaded('fifty passwords wait to be hashed')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
