import { expect, test } from 'vitest'
import { Refused } from '../base/session/answer-of.ts'
import { troubleOf } from './trouble.ts'

const refused = (code: string) => new Refused(409, { code, message: 'Not now', requestId: 'r-1' })
const outdated = (code: string) => troubleOf(refused(code), 'No answer came').isOutdated

test('only what changed meanwhile is looked at again: what was typed is not given up for one too many', () => {
  expect(['changed', 'not_possible'].map(outdated)).toEqual([true, true])
  expect(['too_many', 'in_flight', 'last_owner', 'refused'].map(outdated)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(troubleOf(refused('too_many'), 'No answer came').message).toBe('Not now')
})
