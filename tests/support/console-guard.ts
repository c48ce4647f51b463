import { afterAll, afterEach, expect } from 'vitest'

/** Any console.error or console.warn fails the test it happens in. A test that expects one spies on the console itself. */
const noise: string[] = []

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    noise.push(`console.${level}: ${words.map(readable).join(' ')}`)
  }
}

afterEach(silence)
afterAll(silence)

function silence() {
  expect(noise.splice(0), 'the console stays silent').toEqual([])
}

const readable = (word: unknown) => (word instanceof Error ? (word.stack ?? word.message) : String(word))
