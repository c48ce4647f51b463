import { describe, expect, test } from 'vitest'
import { inTurn, turnOf } from './turns.ts'

const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

describe('what is slow takes turns', () => {
  test('each is asked in one turn, and none is forgotten', () => {
    const asked = ['1/3', '2/3', '3/3'].flatMap((whose) => inTurn(all, whose))
    expect(asked.toSorted()).toEqual(all)
  })

  test('shares differ by one at most', () => {
    expect(['1/3', '2/3', '3/3'].map((whose) => inTurn(all, whose).length)).toEqual([3, 2, 2])
  })

  test('one turn of one asks everything', () => {
    expect(inTurn(all, '1/1')).toEqual(all)
  })

  test.each(['', '3', '0/3', '4/3', '1/0', 'a/b', '-1/3'])('"%s" is refused by name', (whose) => {
    expect(() => inTurn(all, whose)).toThrow('WASL_TURN is a turn and how many there are, such as 3/8')
  })

  test('a commit has the same turn in every clone, and commits share the turns out', () => {
    expect(turnOf('00000003f00d', 8)).toBe('4/8')
    expect(turnOf('0000000ff00d', 8)).toBe('8/8')
    const turns = Array.from({ length: 64 }, (_, n) => turnOf(n.toString(16).padStart(8, '0'), 8))
    expect(new Set(turns).size).toBe(8)
  })

  test('what git does not know has the first turn', () => {
    expect(turnOf('', 8)).toBe('1/8')
  })
})
