import { byName } from '@wasl/domain/by-name'
import type { ImportColumn } from '@wasl/domain/product-import'
import { requiredImportColumns } from '@wasl/domain/product-import'
import type { Cells, CellProblem, Judged, Known } from '../../../kernel/import-jobs/job.domain.ts'
import { branchStock } from './branch-stock.domain.ts'
import {
  readCount,
  readNamed,
  readPictures,
  readPrice,
  readSku,
  readText,
  readVisible,
  type Named,
  type Read,
} from './read-cells.domain.ts'

/** What rows are judged by: the merchant's own names and currency. */
export type ShopFacts = {
  currency: string
  columns: readonly ImportColumn[]
  categories: readonly Named[]
  /** Most categories of one product. */
  mostCategories: number
  stores: readonly Named[]
  /** Those that serve: where a count names no branch, it is meant for each of them. */
  branches: readonly Named[]
  groups: readonly (Named & { isSize: boolean })[]
  addOns: readonly Named[]
  /** File names in lower case, and as they were uploaded. */
  pictures: ReadonlyMap<string, string>
}

/** Means "none": an empty cell leaves a value as it is. */
const clears = '-'

/** A row against what there is: every column that a file names and that says something else. */
export const judgeBy =
  (facts: ShopFacts) =>
  (cells: Cells, known: Known | null): Judged => {
    const problems: CellProblem[] = []
    const values: Record<string, string> = byName()
    for (const column of facts.columns) {
      const read = readColumn(column, cells[column], { facts, known })
      if (read === null) continue
      if ('problem' in read) problems.push({ column, ...read.problem })
      else values[column] = read.value
    }
    if (facts.columns.includes('branch')) {
      const counted = branchStock(cells, { facts, known })
      problems.push(...counted.problems)
      Object.assign(values, counted.values)
    } else problems.push(...heldProblems(values.inventory, known))
    problems.push(...discountProblems(values, known, facts))
    if (known === null && values.visible === undefined) values.visible = 'yes'
    // What was archived is in the shop again with the file that names it.
    if (known?.isArchived && values.visible === undefined) values.visible = 'yes'
    const was = known?.cells ?? {}
    const isChanged = (column: string) =>
      values[column] !== undefined && values[column] !== (was[column] ?? '')
    const changed = Object.keys(values).filter((column) =>
      (isStock(column) ? stock : [column]).some(isChanged),
    )
    return {
      sku: cells.sku?.trim() ?? '',
      nameEn: values.name_en ?? was.name_en ?? cells.name_en ?? '',
      nameAr: values.name_ar ?? was.name_ar ?? cells.name_ar ?? '',
      picture: known?.picture ?? null,
      before: Object.fromEntries(changed.flatMap((column) => (known ? [[column, was[column] ?? '']] : []))),
      after: Object.fromEntries(changed.map((column) => [column, values[column] ?? ''])),
      problems,
    }
  }

/** A count says nothing without its branches. */
const stock = ['branch', 'inventory']
const isStock = (column: string): boolean => stock.includes(column)

type Judging = { facts: ShopFacts; known: Known | null }

/** Null: the file says nothing of it. */
function readColumn(column: ImportColumn, typed: string | undefined, { facts, known }: Judging): Read | null {
  if (facts.columns.includes('branch') && (column === 'inventory' || column === 'branch')) return null
  const isNeeded = requiredImportColumns.includes(column)
  if (typed === undefined)
    return isNeeded && (known === null || column === 'sku')
      ? { problem: { code: `${column}.missing` } }
      : null
  if (typed === clears)
    return isNeeded || column === 'visible' ? { problem: { code: 'clear.needed' } } : { value: '' }
  switch (column) {
    case 'sku':
      return readSku(typed, facts.columns.includes('branch'))
    case 'name_en':
    case 'name_ar':
      return readText(typed, 120)
    case 'description_en':
    case 'description_ar':
      return readText(typed, 10_000)
    case 'price':
    case 'price_with_discount':
      return readPrice(typed, facts.currency)
    case 'category':
      return readNamed(typed, facts.categories, { code: 'category.unknown', most: facts.mostCategories })
    case 'store':
      return readNamed(typed, facts.stores, { code: 'store.unknown', most: 1 })
    case 'options':
      return readOptions(typed, facts)
    case 'add_ons':
      return readNamed(typed, facts.addOns, { code: 'addOn.unknown', most: 50 })
    case 'inventory':
      return readCount(typed)
    case 'image':
      return readPictures(typed, facts.pictures)
    case 'visible':
      return readVisible(typed)
    case 'branch':
      return null
  }
}

function readOptions(typed: string, { groups }: ShopFacts): Read {
  const read = readNamed(typed, groups, { code: 'option.unknown', most: 20 })
  if (!('value' in read)) return read
  const sizes = groups.filter(({ key, isSize }) => isSize && read.value.split('|').includes(key))
  return sizes.length > 1 ? { problem: { code: 'option.sizes' } } : read
}

/** A buyer who is paying keeps what they were promised. */
function heldProblems(inventory: string | undefined, known: Known | null): CellProblem[] {
  const held = known?.held[''] ?? 0
  if (!inventory || Number(inventory) >= held) return []
  return [{ column: 'inventory', code: 'inventory.held', values: { held } }]
}

function discountProblems(values: Cells, known: Known | null, { currency }: ShopFacts): CellProblem[] {
  const price = values.price ?? known?.cells.price
  const discounted = values.price_with_discount ?? known?.cells.price_with_discount
  if (!price || !discounted || Number(discounted) < Number(price)) return []
  const column = values.price_with_discount === undefined ? 'price' : 'price_with_discount'
  return [{ column, code: 'discount.tooLarge', values: { price, currency } }]
}
