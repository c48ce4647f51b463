import { accepted, refused, type Result } from '@wasl/domain/result'
import { createSeal, keyIdOf } from './sealed.ts'

/** Table, row and column: what was sealed for another place does not open here. */
const place = 'installation_key 1 sealed'

/** `otherSecret`: another secret sealed it. `changed`: it is not what was written there. */
export type UnwrapRefusal = 'otherSecret' | 'changed'

/** The installation's key as it lies in the database (decision 081). */
export const wrapKey = (key: string, secret: string): string => createSeal(secret).seal(key, place)

export function unwrapKey(sealed: string, secret: string): Result<string, UnwrapRefusal> {
  const [, sealedBy] = /^v1\.([0-9a-f]{8})\./.exec(sealed) ?? []
  if (sealedBy !== undefined && sealedBy !== keyIdOf(secret)) return refused('otherSecret')
  try {
    return accepted(createSeal(secret).open(sealed, place))
  } catch {
    return refused('changed')
  }
}
