import type { Upload } from '@wasl/contracts/web/dashboard/bulk.contract'

type Shown = Pick<Upload, 'state' | 'isStopped' | 'rows' | 'rowsImported'>

/** `partly`: it was sent, but not with every row of it. */
export const shownState = ({ state, isStopped, rows, rowsImported }: Shown) => {
  if (isStopped) return 'stopped'
  return state === 'dispatched' && rowsImported < (rows ?? 0) ? 'partly' : state
}

/** Of a file that was stopped: whatever was not made a request, also rows that are wrong, was not sent. */
export const stoppedAfter = ({ rows, rowsImported }: Pick<Upload, 'rows' | 'rowsImported'>) => ({
  sent: rowsImported,
  left: (rows ?? 0) - rowsImported,
})
