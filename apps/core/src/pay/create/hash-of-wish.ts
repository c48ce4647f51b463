import { createHash } from 'node:crypto'

/** Of everything that is asked for; the contract has put the fields into one order. */
export const hashOfWish = (wish: object): string =>
  createHash('sha256').update(JSON.stringify(wish)).digest('base64url')
