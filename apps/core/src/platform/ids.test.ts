import { expect, test } from 'vitest'
import { newPublicId, newTrackId } from './ids.ts'

const bytesOf = (id: string) => Buffer.from(id, 'base64url')

/** Reliability D-23: ids are found by guessing alone, and sixteen random bytes are not guessed. */
const count = 1_000_000
const rounds = () => {
  const seen = new Float64Array(256)
  let [sum, squares, products, before] = [0, 0, 0, 0]
  for (let turn = 0; turn < count; turn += 1) {
    const bytes = bytesOf(newPublicId())
    for (const byte of bytes) seen[byte] = (seen[byte] ?? 0) + 1
    const head = bytes.readUInt32BE() / 2 ** 32 - 0.5
    sum += head
    squares += head * head
    products += head * before
    before = head
  }
  return { seen, mean: sum / count, correlation: products / squares }
}

test('a public id is 16 bytes as base64url, and none comes twice', () => {
  const ids = Array.from({ length: 100_000 }, newPublicId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[A-Za-z0-9_-]{22}$/.test(id) || bytesOf(id).length !== 16)).toEqual([])
})

test('a million public ids are even in every byte, and none says anything of the next', () => {
  const { seen, mean, correlation } = rounds()
  const expected = (count * 16) / 256
  const chiSquare = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0)
  // 255 degrees of freedom: six standard deviations either way, which chance leaves once in 500 million runs.
  expect(Math.abs(chiSquare - 255)).toBeLessThan(6 * Math.sqrt(2 * 255))
  expect(Math.abs(mean)).toBeLessThan(6 * Math.sqrt(1 / 12 / count))
  expect(Math.abs(correlation)).toBeLessThan(6 / Math.sqrt(count))
})

test('a track id is fifteen digits, and none comes twice', () => {
  const ids = Array.from({ length: 10_000 }, newTrackId)
  expect(ids.filter((id) => !/^9\d{14}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
