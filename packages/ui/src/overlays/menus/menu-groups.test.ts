import { expect, test } from 'vitest'
import { dangerLast } from './menu-groups.ts'

const open = { id: 'open', label: 'Open' }
const cancel = { id: 'cancel', label: 'Cancel payment…', tone: 'danger' as const }
const send = { id: 'send', label: 'Send email' }

test('what takes away stands last, whatever order the server sent', () => {
  expect(
    dangerLast([
      { id: 'a', items: [cancel, open] },
      { id: 'b', title: 'Send', items: [send] },
    ]),
  ).toEqual([
    { id: 'a', items: [open] },
    { id: 'b', title: 'Send', items: [send] },
    { id: 'danger', items: [cancel] },
  ])
})

test('a group that is left without actions is not drawn', () => {
  expect(
    dangerLast([
      { id: 'a', items: [cancel] },
      { id: 'b', items: [] },
    ]),
  ).toEqual([{ id: 'danger', items: [cancel] }])
})
