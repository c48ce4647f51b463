import type { ColumnWish } from '@wasl/contracts/core/dashboard/transactions/config.contract'
import { expect, test } from 'vitest'
import { arrange, columnsOf, defaultColumns, mostOwnColumns, type Column } from './columns.domain.ts'

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

test('what was arranged stands first, in its order; the others follow and are not shown', () => {
  const done = arrange('bulk', { fields: [field('amount', { order: 2 }), field('state', { order: 1 })] }, [])
  if (!done.ok) throw new Error('refused')
  expect(done.value.map(({ name, position, isCustom }) => [name, position, isCustom])).toEqual([
    ['state', 1, false],
    ['amount', 2, false],
  ])
  const columns = columnsOf('bulk', done.value)
  expect(active(columns)).toEqual(['state', 'amount'])
  expect(columns).toHaveLength(defaultColumns('bulk').length)
  expect(active(columnsOf('bulk', []))).toEqual(usual)
})

test('labels stay as they are known until others are given', () => {
  const renamed = arrange('bulk', { fields: [field('amount', { label_en: 'Sum' })] }, [])
  expect(renamed).toMatchObject({ value: [{ labelEn: 'Sum', labelAr: expect.stringMatching(/\S/) }] })
  if (!renamed.ok) throw new Error('refused')
  const again = arrange('bulk', { fields: [field('amount', { label_ar: 'جمع' })] }, renamed.value)
  expect(again).toMatchObject({ value: [{ labelEn: 'Sum', labelAr: 'جمع' }] })
})

test('a column of the merchant’s own has both labels; twenty are the most', () => {
  expect(arrange('bulk', { fields: [own('table')] }, [])).toMatchObject({ value: [{ isCustom: true }] })
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

test('as it was means that nothing is arranged', () => {
  expect(arrange('bulk', { fields: [], reset: true }, [])).toEqual({ ok: true, value: [] })
})
