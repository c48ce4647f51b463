import { cleanText } from '@wasl/domain/clean-text'
import { accepted, refused, type Result } from '@wasl/domain/result'

export type JsonProblem =
  | 'malformed'
  | 'tooDeep'
  | 'tooManyKeys'
  | 'duplicateKey'
  | 'forbiddenKey'
  | 'unstorableText'

const maximumDepth = 32
const maximumKeys = 1_000
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses JSON from outside (reliability D-33): bounded, without duplicate or prototype keys, and without text
 * that PostgreSQL cannot store (U+0000, half surrogate pairs).
 */
export function parseStrictJson(text: string): Result<unknown, JsonProblem> {
  const problem = scan(text)
  if (problem) return refused(problem)
  try {
    return accepted(JSON.parse(text))
  } catch {
    return refused('malformed')
  }
}

/** Keys of the open objects, innermost last; null means an array. */
type Scope = Set<string> | null

/** One pass that does not rely on valid syntax; JSON.parse checks the syntax afterwards. */
function scan(text: string): JsonProblem | null {
  const scopes: Scope[] = []
  let keys = 0
  let keyNext = false
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '{':
      case '[':
        if (scopes.length === maximumDepth) return 'tooDeep'
        scopes.push(text[at] === '{' ? new Set() : null)
        keyNext = text[at] === '{'
        break
      case '}':
      case ']':
        scopes.pop()
        keyNext = false
        break
      case ',':
        keyNext = scopes.at(-1) instanceof Set
        break
      case '"': {
        const end = endOfString(text, at)
        if (end < 0) return 'malformed'
        const value = readString(text.slice(at, end + 1))
        if (value === null) return 'malformed'
        if (value.includes('\0') || !value.isWellFormed()) return 'unstorableText'
        if (keyNext) {
          keys += 1
          const problem = keyProblem(value, { scope: scopes.at(-1), keys })
          if (problem) return problem
          keyNext = false
        }
        at = end
        break
      }
    }
  }
  return null
}

/** Keys are compared after cleaning, because two keys may become one, or a forbidden one. */
function keyProblem(typed: string, place: { scope: Scope | undefined; keys: number }): JsonProblem | null {
  const key = cleanText(typed)
  if (place.keys > maximumKeys) return 'tooManyKeys'
  if (forbiddenKeys.has(key)) return 'forbiddenKey'
  if (place.scope?.has(key)) return 'duplicateKey'
  place.scope?.add(key)
  return null
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text[at - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}

function readString(literal: string): string | null {
  if (!literal.includes('\\')) return literal.slice(1, -1)
  try {
    return String(JSON.parse(literal))
  } catch {
    return null
  }
}
