import type { Upload, UploadDetail } from '@wasl/contracts/web/dashboard/bulk.contract'
import { isDispatchOpen } from '@wasl/domain/bulk'

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

type Counted = Pick<UploadDetail, 'state' | 'counts' | 'dispatches'>
type Rest = 'nothingSent' | 'sending' | 'leftToFix' | 'leftToSend' | 'allSent'

/** The sentence at the end of the page: what was sent of the file, and what can still be. None of an archived file. */
export function rest({ state, counts, dispatches }: Counted): Rest | null {
  if (state === 'archived') return null
  if (dispatches.length === 0) return 'nothingSent'
  if (dispatches.some((dispatch) => isDispatchOpen(dispatch.state))) return 'sending'
  if (counts.wrong + counts.failed > 0) return 'leftToFix'
  return counts.ready > 0 ? 'leftToSend' : 'allSent'
}
