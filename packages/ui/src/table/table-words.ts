/** Everything the table says. What its rows say is held still by the caller: a new function of those draws all rows again. */
export type TableWords = RowWords & {
  /** Names the grid, "Transactions, page 1 of 13". Takes the focus after paging. */
  caption: string
  /** Announced when rows arrive, "128 transactions, page 1 of 13". */
  arrived: string
  loading: string
  /** "Sorted by Created, descending". */
  sorted: (label: string, isDescending: boolean) => string
  /** "3 selected". `null`: all that match, how many is not known. */
  selected: (count: number | null) => string
  selectPage: string
  resize: (label: string) => string
  /** "180 pixels". */
  width: (px: number) => string
}

export type RowWords = {
  selectRow: (name: string) => string
  expandRow: (name: string) => string
  isNew: string
  rowMenu: (name: string) => string
}
