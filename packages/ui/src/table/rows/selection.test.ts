import { expect, test } from 'vitest'
import { changeSelection, isSelected, nothingSelected, pageTick, type Selection } from './selection.ts'

const page = ['a', 'b', 'c', 'd', 'e']
const idsOf = (selection: Selection) =>
  selection.kind === 'some' ? [...selection.ids].toSorted() : 'matching'
const after = (...changes: Parameters<typeof changeSelection>[1][]) =>
  changes.reduce<Selection>((selection, change) => changeSelection(selection, change, page), nothingSelected)

test('a tick comes and goes', () => {
  expect(idsOf(after({ kind: 'toggled', id: 'b' }))).toEqual(['b'])
  expect(idsOf(after({ kind: 'toggled', id: 'b' }, { kind: 'toggled', id: 'b' }))).toEqual([])
})

test('Shift ticks everything from the row ticked last, in both directions', () => {
  expect(idsOf(after({ kind: 'toggled', id: 'b' }, { kind: 'reached', id: 'd' }))).toEqual(['b', 'c', 'd'])
  expect(idsOf(after({ kind: 'toggled', id: 'd' }, { kind: 'reached', id: 'b' }))).toEqual(['b', 'c', 'd'])
})

test('Shift after an unticked row unticks the range', () => {
  const all = after({ kind: 'page toggled' }, { kind: 'toggled', id: 'b' }, { kind: 'reached', id: 'd' })
  expect(idsOf(all)).toEqual(['a', 'e'])
})

test('Shift without a row before is a plain tick', () => {
  expect(idsOf(after({ kind: 'reached', id: 'c' }))).toEqual(['c'])
})

test('the tick of the page fills it, then empties it, and leaves other pages alone', () => {
  const other: Selection = { kind: 'some', ids: new Set(['z']), anchor: null }
  const full = changeSelection(other, { kind: 'page toggled' }, page)
  expect(idsOf(full)).toEqual([...page, 'z'])
  expect(idsOf(changeSelection(full, { kind: 'page toggled' }, page))).toEqual(['z'])
  expect(pageTick(full, page)).toBe('all')
  expect(pageTick(after({ kind: 'toggled', id: 'a' }), page)).toBe('some')
  expect(pageTick(other, page)).toBe('none')
  expect(pageTick(full, [])).toBe('none')
})

test('all that match holds rows never seen; unticking one leaves the rest of the page', () => {
  const matching = after({ kind: 'matching chosen' })
  expect(isSelected(matching, 'never seen')).toBe(true)
  expect(idsOf(changeSelection(matching, { kind: 'toggled', id: 'c' }, page))).toEqual(['a', 'b', 'd', 'e'])
  expect(idsOf(changeSelection(matching, { kind: 'cleared' }, page))).toEqual([])
})
