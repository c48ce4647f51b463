import { eachEngine } from '@wasl/tests/support/database'
import { expect, test } from 'vitest'
import { formulaPattern, isFormula, numberPattern } from './formula.ts'

/** Every character of the basic plane that may stand in a text. */
const characters = Array.from({ length: 0xffff }, (_, at) => at + 1)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCharCode(code))

const codeOf = (text: string) => [...text].map((one) => one.codePointAt(0)?.toString(16)).join(' ')

test('a sign is a formula behind every space and every mark that nobody sees', () => {
  // Signs of Arabic and Syriac numbers are format characters too, and are seen.
  const unseen = characters.filter(
    (one) => /\s|\p{Cf}/u.test(one) && !/[\u0600-\u0605\u06dd\u070f\u0890-\u08e2\ufff9-\ufffb]/.test(one),
  )
  const passes = (text: string) => !isFormula(text)
  expect(unseen.filter((one) => passes(`${one}=1`) || passes(`a,${one}=1`)).map(codeOf)).toEqual([])
  expect(['-1', '-12.500', '12'].filter(isFormula)).toEqual([])
  expect(isFormula('-\u0663')).toBe(true)
})

eachEngine((database) => {
  test.each([
    ['at the beginning', (one: string) => `${one}=1`],
    ['behind a separator', (one: string) => `a,${one}-1`],
    ['alone', (one: string) => one],
    ['behind a minus', (one: string) => `-${one}`],
    ['as a decimal', (one: string) => `-1.${one}`],
  ])('the database and the server see the same formulas: each character %s', async (_, textOf) => {
    const texts = characters.map(textOf)
    for (const locale of ['', 'collate "C"']) {
      const { rows } = await database().pool.query<{ text: string }>(
        `select text from unnest($1::text[]) given(text) where text ${locale} ~ $2 and text ${locale} !~ $3`,
        [texts, formulaPattern, numberPattern],
      )
      const seen = new Set(rows.map(({ text }) => text))
      expect(texts.filter((text) => seen.has(text) !== isFormula(text)).map(codeOf)).toEqual([])
    }
  })
})
