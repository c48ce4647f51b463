import { expect, test } from 'vitest'
import { fontRuns } from './pdf-fonts.ts'

const facesOf = (text: string) =>
  fontRuns(text).map(({ face, text: drawn }) => [`${face.family.split('/')[1]}/${face.part}`, drawn])

test.each([
  ['Noura', 'ibm-plex-sans-arabic/latin'],
  ['نورة الصباح', 'ibm-plex-sans-arabic/arabic'],
  ['Γιώργος', 'noto-sans/greek'],
  ['Дмитрий', 'noto-sans/cyrillic'],
  ['प्रिया शर्मा', 'noto-sans/devanagari'],
  ['דוד', 'noto-sans-hebrew/hebrew'],
  ['👨‍👩‍👧', 'noto-emoji/emoji'],
  ['王小明', 'unifont/latin'],
  ['สมชาย', 'unifont/latin'],
  ['김철수', 'unifont/latin'],
])('%j is drawn whole by %s', (text, face) => {
  expect(facesOf(text)).toEqual([[face, text]])
})

test('a letter that the family has no drawing for comes from another, and the name goes on in its own', () => {
  expect(facesOf('Żoë')).toEqual([
    ['noto-sans/latin-ext', 'Ż'],
    ['ibm-plex-sans-arabic/latin', 'oë'],
  ])
})

test('what no font has a drawing for is a mark that says so, never an empty box', () => {
  expect(facesOf('A\u{1d11e}').at(-1)).toEqual(['unifont/latin', '\ufffd'])
})
