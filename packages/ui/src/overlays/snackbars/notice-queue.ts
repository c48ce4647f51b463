import type { ReactNode } from 'react'

export type Notice = {
  id: string
  tone: 'success' | 'partial' | 'error'
  text: ReactNode
  /** A way to what the notice speaks of, beside Close. */
  go?: { label: string; href: string }
  /** What it is about: what is told of it anew takes its place. */
  about?: string
  /** Takes back what it tells, beside Close. */
  undo?: { label: string; onUndo: () => void }
  /** It has gone, by itself, closed or undone. */
  onGone?: () => void
}

/** How many stand over the page at once; the others wait for their turn. */
const shown = 3

/** The newest last. The same words of the same thing take the place of those that stand already, with a new life. */
export function addNotice(queue: readonly Notice[], notice: Notice): Notice[] {
  return [...queue.filter((other) => !isSame(other, notice) && !isOutdated(other, notice)), notice]
}

/** What can be undone is told for itself. */
const isSame = (one: Notice, { tone, text, go }: Notice): boolean =>
  one.tone === tone && one.text === text && one.go?.href === go?.href && !one.undo

const isOutdated = ({ about }: Notice, by: Notice): boolean => about !== undefined && about === by.about

export function closeNotice(queue: readonly Notice[], id: string): Notice[] {
  return queue.filter((notice) => notice.id !== id)
}

/** First come, first shown; an error never waits behind good news. */
export function shownNotices(queue: readonly Notice[]): Notice[] {
  const errors = queue.filter(({ tone }) => tone === 'error').slice(0, shown)
  const others = queue.filter(({ tone }) => tone !== 'error').slice(0, shown - errors.length)
  return queue.filter((notice) => errors.includes(notice) || others.includes(notice))
}
