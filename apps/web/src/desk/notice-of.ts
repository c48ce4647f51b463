import type { Problem } from '@wasl/contracts/values/web'
import { Refused } from '../base/session/answer-of.ts'

/** What a call came to: its answer, or what was thrown because there was none. */
export type Outcome = { status: number; body: unknown } | { error: unknown }

export type NoticeText = { tone: 'success' | 'partial' | 'error'; text: string }

export type NoticeWords = {
  applied: string
  created: string
  partially: string
  unexpected: string
  unanswered: string
}

/**
 * S1 §8 "Generic requests" and S2 §8, for every screen: the server's message, else the first field error, else our own
 * words. `shownFields` stand beside their errors already, and an ended session has a page of its own: null.
 */
export function noticeOf(
  outcome: Outcome,
  words: NoticeWords,
  shownFields: readonly string[] = [],
): NoticeText | null {
  if ('error' in outcome) {
    const { error } = outcome
    return error instanceof Refused
      ? noticeOf({ status: error.status, body: error.problem }, words, shownFields)
      : // A fetch that nobody answered throws a TypeError in every browser.
        { tone: 'error', text: error instanceof TypeError ? words.unanswered : words.unexpected }
  }
  const { status, body } = outcome
  if (status === 401) return null
  if (status === 207) return { tone: 'partial', text: messageIn(body) ?? words.partially }
  if (status < 300)
    return { tone: 'success', text: messageIn(body) ?? (status === 201 ? words.created : words.applied) }
  return refusalNotice(body, words, shownFields)
}

function refusalNotice(body: unknown, words: NoticeWords, shownFields: readonly string[]): NoticeText | null {
  // Every refusal of the web contract; a gateway in between may answer anything.
  const { fieldErrors = {} } = (body ?? {}) as Partial<Problem>
  const fields = Object.entries(fieldErrors)
  const elsewhere = fields.filter(([field]) => !shownFields.includes(field))
  if (fields.length > 0 && elsewhere.length === 0) return null
  const first = elsewhere[0]?.[1][0]
  const isAllElsewhere = elsewhere.length === fields.length
  const text = isAllElsewhere ? (messageIn(body) ?? first) : first
  return { tone: 'error', text: text ?? words.unexpected }
}

function messageIn(body: unknown): string | null {
  const message = (body as { message?: unknown } | null)?.message
  return typeof message === 'string' && message.trim() !== '' ? message : null
}
