import type { Cells, CellProblem, Known } from '../../../kernel/import-jobs/job.domain.ts'
import { findNamed, partsOf, readCount, type Named } from './read-cells.domain.ts'

/** How many each branch can sell, by its key. A branch that is not there has no limit. */
export type BranchStock = ReadonlyMap<string, number>

/**
 * `branch` names branches, `inventory` has one number for all of them or one for each, both with `|` between. What other
 * branches have stays. Without a branch the number is for those that have one, else for each branch that serves.
 */
export function branchStock(
  cells: Cells,
  { facts: { branches }, known }: { facts: { branches: readonly Named[] }; known: Known | null },
): { values: Cells; problems: CellProblem[] } {
  const { inventory, branch } = cells
  if (inventory === undefined && branch === undefined) return { values: {}, problems: [] }
  const wrong = (column: string, code: string, values?: CellProblem['values']) => ({
    values: {},
    problems: [{ column, code, ...(values && { values }) }],
  })
  const before = stockOf(known?.cells ?? {})
  if (branch === '-') return { values: stockCells(new Map(), branches), problems: [] }
  const named = branch === undefined ? [] : partsOf(branch)
  const found = named.map((part) => ({ part, key: findNamed(part, branches)?.key }))
  const unknown = found.find(({ key }) => key === undefined)
  if (unknown) return wrong('branch', 'branch.unknown', { found: unknown.part })
  const keys = branch === undefined ? usual(before, branches) : found.flatMap(({ key }) => key ?? [])
  if (inventory === undefined)
    return keys.every((key) => before.has(key))
      ? { values: {}, problems: [] }
      : wrong('inventory', 'inventory.missing')
  const after = new Map(before)
  if (inventory === '-') {
    for (const key of keys) after.delete(key)
    return { values: stockCells(after, branches), problems: [] }
  }
  const counts = inventory.split(/[|;]/).map(readCount)
  const bad = counts.find((count) => 'problem' in count)
  if (bad && 'problem' in bad) return { values: {}, problems: [{ column: 'inventory', ...bad.problem }] }
  if (counts.length !== 1 && counts.length !== keys.length)
    return wrong('inventory', 'inventory.branches', { branches: keys.length })
  const problems: CellProblem[] = []
  for (const [at, key] of keys.entries()) {
    const count = counts[counts.length === 1 ? 0 : at]
    const pieces = count && 'value' in count ? Number(count.value) : 0
    const held = known?.held[key] ?? 0
    if (pieces < held) problems.push({ column: 'inventory', code: 'inventory.held', values: { held } })
    after.set(key, pieces)
  }
  return problems.length > 0
    ? { values: {}, problems }
    : { values: stockCells(after, branches), problems: [] }
}

const usual = (before: BranchStock, branches: readonly Named[]): string[] =>
  before.size > 0 ? [...before.keys()] : branches.map(({ key }) => key)

/** As both cells say it. */
export function stockOf({ branch = '', inventory = '' }: Cells): BranchStock {
  const counts = inventory.split('|')
  const keys = branch === '' ? [] : branch.split('|')
  return new Map(keys.map((key, at) => [key, Number(counts[counts.length === 1 ? 0 : at])]))
}

/** Both cells, in the order of the branches. */
export function stockCells(stock: BranchStock, branches: readonly Named[]): Cells {
  const order = branches.map(({ key }) => key)
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  const keys = [...stock.keys()].toSorted((one, other) => place(one) - place(other) || (one < other ? -1 : 1))
  const counts = keys.map((key) => stock.get(key) ?? 0)
  const isOne = new Set(counts).size === 1
  return { branch: keys.join('|'), inventory: isOne ? String(counts[0]) : counts.join('|') }
}
