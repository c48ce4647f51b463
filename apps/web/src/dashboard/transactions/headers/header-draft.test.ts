import { expect, test } from 'vitest'
import { listSetup } from '../list/list.fixtures.ts'
import { draftOf, putAt, wishOf, without } from './header-draft.ts'

const draft = ['id', 'state', 'amount', 'fee']

test('the chosen headers stand in their order, the id first', () => {
  const mixed = [
    { ...listSetup.columns[2]!, order: 0 },
    { ...listSetup.columns[0]!, order: 5 },
    { ...listSetup.columns[1]!, isActive: false },
  ]
  expect(draftOf(mixed)).toEqual(['id', 'amount'])
})

test('a header moves up and down, never before the id and never out of the list', () => {
  expect(putAt(draft, 'fee', 1)).toEqual(['id', 'fee', 'state', 'amount'])
  expect(putAt(draft, 'state', 99)).toEqual(['id', 'amount', 'fee', 'state'])
  expect(putAt(draft, 'fee', 0)).toEqual(['id', 'fee', 'state', 'amount'])
  expect(putAt(draft, 'id', 2)).toEqual(draft)
})

test('a header is put in where it was dropped, and taken out again', () => {
  expect(putAt(draft, 'unit', 2)).toEqual(['id', 'state', 'unit', 'amount', 'fee'])
  expect(without(draft, 'amount')).toEqual(['id', 'state', 'fee'])
  expect(without(draft, 'id')).toEqual(draft)
})

test('what is saved names every header once', () => {
  const wish = wishOf(listSetup.columns, ['id', 'created', 'amount'])
  expect(wish.columns).toHaveLength(listSetup.columns.length)
  expect(wish.columns.slice(0, 4)).toEqual([
    { name: 'id', isActive: true, order: 0 },
    { name: 'created', isActive: true, order: 1 },
    { name: 'amount', isActive: true, order: 2 },
    { name: 'state', isActive: false, order: 3 },
  ])
})
