import { expect, test } from 'vitest'
import { matchesIn } from './matches.ts'

test('what was searched for is found in any case of letters', () => {
  expect(matchesIn('PR-1006 and pr-1007', 'pr-10')).toEqual([
    { text: 'PR-10', isMatch: true },
    { text: '06 and ', isMatch: false },
    { text: 'pr-10', isMatch: true },
    { text: '07', isMatch: false },
  ])
})

test('digits of any script and spaces of a phone number match', () => {
  expect(matchesIn('+96550012345', '٥٠٠ ١٢٣')).toEqual([
    { text: '+965', isMatch: false },
    { text: '500123', isMatch: true },
    { text: '45', isMatch: false },
  ])
})

test('signs are signs, not patterns', () => {
  expect(matchesIn('a.b+c', '.b+')).toEqual([
    { text: 'a', isMatch: false },
    { text: '.b+', isMatch: true },
    { text: 'c', isMatch: false },
  ])
})

test.each([
  ['Fatima Ahmed Al-Sabti', 'al sabti, FATIMA', ['Fatima', 'Al', 'Sabti']],
  ['Fatima Ahmed Al-Sabti', 'alsabti', ['Al-Sabti']],
  ['فاطمة أحمد العلي', 'فاطمه احمد', ['فاطمة أحمد']],
  ['+96550012345', '0096550012345', ['96550012345']],
])('in %j the words of %j are marked', (text, sought, marked) => {
  const marks = matchesIn(text, sought).filter(({ isMatch }) => isMatch)
  expect(marks.map((part) => part.text)).toEqual(marked)
})

test.each(['', ' ', 'x'])('without a match of "%s" the text stays whole', (sought) => {
  expect(matchesIn('PR-1006', sought)).toEqual([{ text: 'PR-1006', isMatch: false }])
})
