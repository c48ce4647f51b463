import type { ColumnWish } from '@wasl/contracts/core/dashboard/transactions/config.contract'
import { expect, test } from 'vitest'
import type { Column } from '../../../../kernel/lists/column.domain.ts'
import { arrange, columnsOf, defaultColumns, mostOwnColumns } from './columns.domain.ts'

const active = (columns: readonly Column[]) =>
  columns.filter(({ isActive }) => isActive).map(({ name }) => name)
const usual = ['id', 'state', 'amount', 'fee', 'gateway_name', 'customer_name', 'created']

test('S2 §2: customer payments begin with their initiator too, all transactions with their module', () => {
  expect(active(defaultColumns('payment_request'))).toEqual(usual)
  expect(active(defaultColumns('customer_payment'))).toEqual([...usual, 'initiator'])
  expect(active(defaultColumns('all'))).toEqual(['id', 'plugin', ...usual.slice(1)])
  const names = defaultColumns('customer_payment').map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(defaultColumns('bulk').map(({ position }) => position)).toEqual([...defaultColumns('bulk').keys()])
})

const field = (name: string, more: Partial<ColumnWish['fields'][number]> = {}) => ({
  name,
  order: 0,
  is_active: true,
  ...more,
})
const own = (name: string) => field(name, { label_en: name, label_ar: name })

function arranged(wish: ColumnWish, before: readonly Column[] = []): Column[] {
  const done = arrange('bulk', wish, before)
  if (!done.ok) throw new Error(`refused: ${done.error.problem}`)
  return done.value
}

test('what was arranged stands first, in its order; the others follow and are not shown', () => {
  const done = arranged({ fields: [field('amount', { order: 2 }), field('state', { order: 1 })] })
  expect(done.slice(0, 2).map(({ name, position, isCustom }) => [name, position, isCustom])).toEqual([
    ['state', 0, false],
    ['amount', 1, false],
  ])
  const columns = columnsOf('bulk', done)
  expect(active(columns)).toEqual(['state', 'amount'])
  expect(columns).toHaveLength(defaultColumns('bulk').length)
  expect(active(columnsOf('bulk', []))).toEqual(usual)
})

test('labels stay as they are known until others are given, also of what is left out', () => {
  const renamed = arranged({ fields: [field('amount', { label_en: 'Sum' })] })
  expect(renamed[0]).toMatchObject({ labelEn: 'Sum', labelAr: expect.stringMatching(/\S/) })
  const again = arranged({ fields: [field('amount', { label_ar: 'جمع' })] }, renamed)
  expect(again[0]).toMatchObject({ labelEn: 'Sum', labelAr: 'جمع' })
  const without = arranged({ fields: [field('id')] }, again)
  expect(without).toContainEqual(
    expect.objectContaining({ name: 'amount', labelEn: 'Sum', labelAr: 'جمع', isActive: false }),
  )
})

test('a column of the merchant’s own has both labels; twenty are the most', () => {
  expect(arranged({ fields: [own('table')] })[0]).toMatchObject({ name: 'table', isCustom: true })
  const labels = { ok: false, error: { problem: 'labels', column: 'table' } }
  expect(arrange('bulk', { fields: [field('table', { label_en: 'Table' })] }, [])).toEqual(labels)
  expect(arrange('bulk', { fields: [field('table', { label_ar: 'طاولة' })] }, [])).toEqual(labels)
  const many = (count: number) => Array.from({ length: count }, (_, at) => own(`own_${at}`))
  expect(arrange('bulk', { fields: [field('id'), ...many(mostOwnColumns)] }, []).ok).toBe(true)
  expect(arrange('bulk', { fields: many(mostOwnColumns + 1) }, [])).toEqual({
    ok: false,
    error: { problem: 'tooMany', column: null },
  })
})

test('a name stands once, and one column at least is shown', () => {
  expect(arrange('bulk', { fields: [field('id'), field('state'), field('id')] }, [])).toEqual({
    ok: false,
    error: { problem: 'twice', column: 'id' },
  })
  expect(arrange('bulk', { fields: [field('id', { is_active: false })] }, [])).toEqual({
    ok: false,
    error: { problem: 'none', column: null },
  })
})

test('a field of the merchant’s own that is left out stays as it was, behind the others', () => {
  const before = arranged({ fields: [own('table'), field('id'), { ...own('guests'), is_active: false }] })
  const after = arranged({ fields: [field('state'), field('amount', { order: 1 })] }, before)
  expect(active(columnsOf('bulk', after))).toEqual(['state', 'amount', 'table'])
  expect(after.filter(({ isCustom }) => isCustom)).toMatchObject([
    { name: 'table', labelEn: 'table', labelAr: 'table', isActive: true },
    { name: 'guests', labelEn: 'guests', labelAr: 'guests', isActive: false },
  ])
  const full = arranged({ fields: Array.from({ length: mostOwnColumns }, (_, at) => own(`own_${at}`)) })
  expect(arrange('bulk', { fields: [own('one_more')] }, full)).toMatchObject({
    error: { problem: 'tooMany' },
  })
})

test('a field of the merchant’s own ends where it is named as removed; a built-in column cannot', () => {
  const before = arranged({ fields: [field('id'), own('table'), own('guests')] })
  const after = arranged({ fields: [field('id')], removed: ['table', 'never_was'] }, before)
  expect(after.filter(({ isCustom }) => isCustom)).toMatchObject([{ name: 'guests' }])
  const refusal = (problem: string, column: string | null) => ({ ok: false, error: { problem, column } })
  const remove = (fields: ColumnWish['fields'], removed: string[]) =>
    arrange('bulk', { fields, removed }, before)
  expect(remove([field('id')], ['amount'])).toEqual(refusal('builtIn', 'amount'))
  expect(remove([field('id'), own('table')], ['table'])).toEqual(refusal('twice', 'table'))
  expect(remove([field('id', { is_active: false })], ['table', 'guests'])).toEqual(refusal('none', null))
})

test('as it was means that nothing is arranged, and the merchant’s own fields wait behind with their labels', () => {
  expect(arranged({ fields: [field('id')], reset: true })).toEqual([])
  const fields = [own('table'), field('amount', { label_en: 'Sum' }), own('guests')]
  const before = arranged({ fields })
  const after = arranged({ fields: [field('id')], reset: true }, before)
  expect(columnsOf('bulk', after)).toEqual([
    ...defaultColumns('bulk'),
    ...['table', 'guests'].map((name, at) => ({
      name,
      labelEn: name,
      labelAr: name,
      isActive: false,
      position: defaultColumns('bulk').length + at,
      isCustom: true,
    })),
  ])
  const shown = after.map((column) => ({ ...column, isActive: true }))
  expect(active(columnsOf('bulk', shown))).toEqual([...usual, 'table', 'guests'])
  const less = arranged({ fields: [field('id')], reset: true, removed: ['table'] }, before)
  expect(less.map(({ name }) => name)).toEqual(['guests'])
})
