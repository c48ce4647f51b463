import { databaseForTests } from '@wasl/tests/support/database'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { says } from './says.store.ts'
import { erasedMark, personPatterns, type PersonPatterns } from './words.domain.ts'

const nobody = { emails: [], phones: [], ids: [], names: [] }

describe('what is looked for', () => {
  const database = databaseForTests()
  const swept = async (text: string, pattern: string | null) => {
    const { rows } = await database().db.execute<{ text: string }>(
      sql`select regexp_replace(${text}, ${pattern}, ${erasedMark}, 'gi') as text`,
    )
    return rows[0]?.text
  }
  const isSaid = async (text: string, patterns: PersonPatterns) => {
    const { rows } = await database().db.execute<{ said: boolean }>(
      sql`select ${says(sql`${text}::text`, patterns)} as said`,
    )
    return rows[0]?.said
  }

  test.each([
    ['mail noura@example.com!', 'mail •••!'],
    ['NOURA@Example.com', '•••'],
    ['anoura@example.com', 'anoura@example.com'],
    ['noura@example.com.kw', 'noura@example.com.kw'],
    ['noura@example.com. Then', '•••. Then'],
    ['nouraXexampleYcom', 'nouraXexampleYcom'],
  ])('of an address: %j', async (text, left) => {
    const patterns = personPatterns({ ...nobody, emails: ['noura@example.com'] })
    expect([await swept(text, patterns.own), await isSaid(text, patterns)]).toEqual([left, text !== left])
  })

  test.each([
    ['+96550012345', '•••'],
    ['96550012345', '•••'],
    ['5001 2345', '•••'],
    ['+965 5001-2345', '•••'],
    ['٥٠٠١٢٣٤٥', '•••'],
    ['1965500123456', '1965500123456'],
    ['50012346', '50012346'],
  ])('of a phone: %j', async (text, left) => {
    const patterns = personPatterns({ ...nobody, phones: ['+96550012345'] })
    expect([await swept(text, patterns.own), await isSaid(text, patterns)]).toEqual([left, text !== left])
  })

  test.each([
    ['of CUS-00017.', 'of •••.'],
    ['CUS-000171', 'CUS-000171'],
  ])('of a key: %j', async (text, left) => {
    const patterns = personPatterns({ ...nobody, ids: ['CUS-00017'] })
    expect([await swept(text, patterns.own), await isSaid(text, patterns)]).toEqual([left, text !== left])
  })

  test.each([
    ['For Noura  Al-Sabah', 'For •••'],
    ['Nouray Al-Sabah', 'Nouray Al-Sabah'],
    ['إلى نورة الصباح.', 'إلى •••.'],
    ['{"a": "say \\"Noura Al-Sabah\\""}', '{"a": "say \\"•••\\""}'],
  ])('of a name: %j', async (text, left) => {
    const patterns = personPatterns({ ...nobody, names: ['Noura Al-Sabah', 'نورة الصباح'] })
    expect(patterns.own).toBeNull()
    expect(await swept(text, patterns.all)).toBe(left)
  })

  test.each(['noura', 'transaction', '49000', '50012345'])('a key like %j is said by many', (id) => {
    expect(personPatterns({ ...nobody, ids: [id] }).all).toBeNull()
  })

  test.each(['loyal-4711', '285010100123'])('a key like %j is said by nobody else', (id) => {
    expect(personPatterns({ ...nobody, ids: [id] }).own).not.toBeNull()
  })

  test('what is too short to be somebody’s is not looked for', () => {
    expect(personPatterns({ ...nobody, phones: ['123'], ids: ['7'], emails: ['none'] })).toEqual({
      own: null,
      nearly: null,
      all: null,
    })
  })
})
