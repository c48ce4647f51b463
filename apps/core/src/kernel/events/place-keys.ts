import { randomBytes } from 'node:crypto'

export const placeNumbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + at)

export const newPlaceKey = (): string => randomBytes(16).toString('base64url')
