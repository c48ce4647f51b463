import { expect, test } from 'vitest'
import { matchCommands, type CommandGroup } from './command-match.ts'

const groups: CommandGroup[] = [
  {
    id: 'go',
    title: 'Go to',
    commands: [
      { id: 'deleted', label: 'Deleted transactions', keywords: ['المعاملات المحذوفة'] },
      { id: 'transactions', label: 'Transactions', keywords: ['المعاملات'], context: 'Payment requests' },
      { id: 'branches', label: 'Branches', keywords: ['الفروع'], context: 'Food ordering' },
    ],
  },
  {
    id: 'do',
    title: 'Actions',
    commands: [{ id: 'create', label: 'New payment request', keywords: ['طلب دفع جديد'] }],
  },
]
const found = (typed: string) =>
  matchCommands(groups, typed).flatMap(({ commands }) => commands.map(({ id }) => id))

test('nothing typed shows everything as it stands', () => {
  expect(matchCommands(groups, '  ')).toEqual(groups)
})

test('what starts with the word comes before what holds it', () => {
  expect(found('trans')).toEqual(['transactions', 'deleted'])
})

test('either language finds a command, whatever the hamza, the tashkeel or the case', () => {
  expect(found('المُعاملات')).toEqual(['transactions', 'deleted'])
  expect(found('جديد')).toEqual(['create'])
  expect(found('FOOD')).toEqual(['branches'])
})

test('letters left out still find a command, a coincidence does not', () => {
  expect(found('trnsct')).toEqual(['transactions', 'deleted'])
  expect(found('tqz')).toEqual([])
})

test('every word must be found, and the best group stands first', () => {
  expect(found('new pay')).toEqual(['create'])
  expect(matchCommands(groups, 'pay').map(({ id }) => id)).toEqual(['do', 'go'])
})
