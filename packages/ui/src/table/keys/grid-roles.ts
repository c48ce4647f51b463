/**
 * Said although HTML implies most of them: cards take away the display of the table, and some browsers then its roles.
 * `blank` is a cell that holds only space.
 */
export const gridRoles = {
  grid: { role: 'grid' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'gridcell' },
  blank: { role: 'presentation' },
  edge: { role: 'separator' },
} as const
