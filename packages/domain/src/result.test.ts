import { expect, test } from 'vitest'
import { accepted, refused, type Result } from './result.ts'

const half = (whole: number): Result<number, 'odd'> =>
  whole % 2 === 0 ? accepted(whole / 2) : refused('odd')

test('an accepted result carries its value and a refused one its reason', () => {
  expect(half(4)).toEqual({ ok: true, value: 2 })
  expect(half(5)).toEqual({ ok: false, error: 'odd' })
})
