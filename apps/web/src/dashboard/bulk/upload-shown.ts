import type { Upload } from '@wasl/contracts/web/dashboard/bulk.contract'

export const shownState = ({ state, isStopped }: Pick<Upload, 'state' | 'isStopped'>) =>
  isStopped ? 'stopped' : state

/** Of a file that was stopped: whatever was not made a request, also rows that are wrong, was not sent. */
export const stoppedAfter = ({ rows, rowsImported }: Pick<Upload, 'rows' | 'rowsImported'>) => ({
  sent: rowsImported,
  left: (rows ?? 0) - rowsImported,
})
