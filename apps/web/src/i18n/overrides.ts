import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Messages } from './text.tsx'

/** Why a merchant's own text cannot stand in for ours. `names` are the placeholders it has to keep, as they are written. */
export type TextProblem = { kind: 'unknown' | 'syntax' } | { kind: 'placeholders'; names: string[] }

/** A merchant's own wording over ours. Keys we do not have, and texts that cannot stand in for ours, change nothing. */
export function withOverrides(
  messages: Messages,
  overrides: Readonly<Record<string, unknown>> = {},
): Messages {
  const known = Object.entries(overrides).flatMap(([key, text]) => {
    const read = typeof text === 'string' && text.trim() !== '' ? readOverride(messages, key, text) : null
    return read?.message ? [[key, read.message]] : []
  })
  return known.length === 0 ? messages : { ...messages, ...Object.fromEntries(known) }
}

/** The browser has no parser, so every text arrives there as what it was parsed to. */
export function readOverride(
  messages: Messages,
  key: string,
  text: string,
): { message: readonly MessageFormatElement[]; problem?: never } | { problem: TextProblem; message?: never } {
  if (!Object.hasOwn(messages, key)) return { problem: { kind: 'unknown' } }
  const message = parsed(text)
  if (!message) return { problem: { kind: 'syntax' } }
  const [ours, theirs] = [placesIn(parsed(messages[key]) ?? []), placesIn(message)]
  const isKept =
    ours.size === theirs.size && [...theirs].every(([name, kinds]) => fits(kinds, ours.get(name)))
  return isKept ? { message } : { problem: { kind: 'placeholders', names: [...ours].map(written) } }
}

type Kinds = ReadonlySet<number>

// Numbers of the parser's own list, which is an enum of its types only.
const [literal, argument, tag] = [0, 1, 8]

function parsed(message: unknown): readonly MessageFormatElement[] | null {
  if (typeof message !== 'string') return message as readonly MessageFormatElement[]
  try {
    return parse(message, { captureLocation: false })
  } catch {
    return null
  }
}

/** Every placeholder by its name, in all the forms of a plural, with how it is used. */
function placesIn(
  message: readonly MessageFormatElement[],
  found = new Map<string, Set<number>>(),
): ReadonlyMap<string, Kinds> {
  for (const element of message) {
    if (element.type === literal || !('value' in element)) continue
    found.set(element.value, (found.get(element.value) ?? new Set()).add(element.type))
    if ('children' in element) placesIn(element.children, found)
    if ('options' in element)
      for (const option of Object.values(element.options)) placesIn(option.value, found)
  }
  return found
}

/** A number may be written plainly. What stands between tags stays between them. */
const fits = (theirs: Kinds, ours: Kinds | undefined): boolean =>
  ours !== undefined && [...theirs].every((kind) => ours.has(kind) || (kind === argument && !ours.has(tag)))

const written = ([name, kinds]: [string, Kinds]): string =>
  kinds.has(tag) ? `<${name}></${name}>` : `{${name}}`
