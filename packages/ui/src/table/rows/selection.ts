/** Which rows are ticked. `matching`: everything the filters match, seen or not. */
export type Selection =
  | { kind: 'some'; ids: ReadonlySet<string>; anchor: string | null }
  | { kind: 'matching' }

export const nothingSelected = {
  kind: 'some',
  ids: new Set<string>(),
  anchor: null,
} as const satisfies Selection

export type SelectionChange =
  | { kind: 'toggled'; id: string }
  /** Shift: everything between the row ticked last and this one takes the state of the one ticked last. */
  | { kind: 'reached'; id: string }
  | { kind: 'page toggled' }
  | { kind: 'matching chosen' }
  | { kind: 'cleared' }

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'matching' || selection.ids.has(id)

/** `page`: the ids in sight, in their order. */
export function changeSelection(
  selection: Selection,
  change: SelectionChange,
  page: readonly string[],
): Selection {
  // Unticking one of "all matching" leaves what is in sight: the rest was never looked at.
  const ids = selection.kind === 'matching' ? new Set(page) : selection.ids
  const anchor = selection.kind === 'matching' ? null : selection.anchor
  switch (change.kind) {
    case 'toggled':
      return { kind: 'some', ids: withAll(ids, [change.id], !ids.has(change.id)), anchor: change.id }
    case 'reached':
      return reach({ ids, anchor }, change.id, page)
    case 'page toggled': {
      const isWhole = page.every((id) => ids.has(id))
      return { kind: 'some', ids: withAll(ids, page, !isWhole), anchor: null }
    }
    case 'matching chosen':
      return { kind: 'matching' }
    case 'cleared':
      return nothingSelected
  }
}

export type PageTick = 'none' | 'some' | 'all'

export function pageTick(selection: Selection, page: readonly string[]): PageTick {
  if (page.length === 0) return 'none'
  const count = page.filter((id) => isSelected(selection, id)).length
  if (count === page.length) return 'all'
  return count === 0 ? 'none' : 'some'
}

type Ticked = { ids: ReadonlySet<string>; anchor: string | null }

function reach({ ids, anchor }: Ticked, id: string, page: readonly string[]): Selection {
  const from = anchor === null ? -1 : page.indexOf(anchor)
  const to = page.indexOf(id)
  if (from < 0 || to < 0) return { kind: 'some', ids: withAll(ids, [id], !ids.has(id)), anchor: id }
  const between = page.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { kind: 'some', ids: withAll(ids, between, anchor !== null && ids.has(anchor)), anchor }
}

function withAll(ids: ReadonlySet<string>, some: readonly string[], isTicked: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  for (const id of some) {
    if (isTicked) next.add(id)
    else next.delete(id)
  }
  return next
}
