import { createHash } from 'node:crypto'

/** By which it is known whether the same is asked for again. The order of fields counts: a contract has put them into one. */
export const hashOf = (wish: object): string =>
  createHash('sha256').update(JSON.stringify(wish)).digest('base64url')
