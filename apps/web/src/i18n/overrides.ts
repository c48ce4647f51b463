import { parse } from '@formatjs/icu-messageformat-parser'
import type { Messages } from './text.tsx'

/** A merchant's own wording over ours. Keys we do not have, and texts that are no ICU message, change nothing. */
export function withOverrides(
  messages: Messages,
  overrides: Readonly<Record<string, unknown>> = {},
): Messages {
  const known = Object.entries(overrides).flatMap(([key, text]) =>
    Object.hasOwn(messages, key) && typeof text === 'string' ? compiled(key, text) : [],
  )
  return known.length === 0 ? messages : { ...messages, ...Object.fromEntries(known) }
}

/** The browser has no parser, so every text arrives there as what it was parsed to. */
function compiled(key: string, text: string): [string, unknown][] {
  try {
    return [[key, parse(text, { captureLocation: false })]]
  } catch {
    return []
  }
}
