import { normaliseDigits } from '@wasl/domain/digits'
import type { ReactNode } from 'react'
import { foldText } from '@wasl/domain/match-text'

export type Command = {
  id: string
  label: string
  icon?: ReactNode
  /** Where it leads, such as "Payment requests". Searched too. */
  context?: string
  /** The label in the other language and other words for it. */
  keywords?: readonly string[]
  shortcut?: string
}

export type CommandGroup = { id: string; title: string; commands: readonly Command[] }

/** The groups that have a match, the best first inside each and the group with the best match first. */
export function matchCommands(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  const words = read(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...groups]
  return groups
    .map((group) => {
      const scored = group.commands
        .map((command) => ({ command, score: scoreOf(command, words) }))
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score)
      return {
        group: { ...group, commands: scored.map(({ command }) => command) },
        best: scored[0]?.score ?? 0,
      }
    })
    .filter(({ best }) => best > 0)
    .toSorted((one, other) => other.best - one.best)
    .map(({ group }) => group)
}

/** Every typed word must be found. The label counts most, then the other names, then the place. */
function scoreOf({ label, keywords = [], context = '' }: Command, words: readonly string[]): number {
  const scores = words.map((word) =>
    Math.max(
      3 * fit(word, read(label)),
      2 * Math.max(0, ...keywords.map((keyword) => fit(word, read(keyword)))),
      fit(word, read(context)),
    ),
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

/** 4 the start, 3 the start of a word, 2 inside, 1 the letters in order, 0 not there; a little more where less is left over. */
function fit(word: string, text: string): number {
  const at = text.indexOf(word)
  const share = word.length / (text.length + 1)
  if (at === 0) return 4 + share
  if (at > 0) return (/[\s\-/(]/.test(text[at - 1] ?? '') ? 3 : 2) + share
  return hasInOrder(word, text) ? 1 + share : 0
}

/** "trns" finds "transactions". Letters further apart than three are a coincidence. */
function hasInOrder(word: string, text: string): boolean {
  if (word.length < 3) return false
  return [...text].some((letter, start) => letter === word[0] && follows(word.slice(1), text, start))
}

function follows(letters: string, text: string, start: number): boolean {
  let from = start
  for (const letter of letters) {
    const next = text.indexOf(letter, from + 1)
    if (next < 0 || next - from > 3) return false
    from = next
  }
  return true
}

const read = (text: string) => foldText(normaliseDigits(text))
