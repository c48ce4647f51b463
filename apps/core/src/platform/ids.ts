import { randomBytes } from 'node:crypto'

/** 128 bits, base64url: the only source of public ids (reliability D-23). */
export const newPublicId = (): string => randomBytes(16).toString('base64url')

/** The reference a gateway sees: 15 digits, as bank systems expect, from a CSPRNG. */
export const newTrackId = (): string => {
  const digits = (randomBytes(8).readBigUInt64BE() % 10n ** 14n).toString()
  return `9${digits.padStart(14, '0')}`
}
