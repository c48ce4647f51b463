import type { Upload } from '@wasl/contracts/web/dashboard/bulk.contract'
import type { DispatchState, RowLogState, UploadState } from '@wasl/domain/bulk'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { CircleAlertIcon } from '@wasl/ui/icons/CircleAlertIcon'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { EyeIcon } from '@wasl/ui/icons/EyeIcon'
import { HourglassIcon } from '@wasl/ui/icons/HourglassIcon'
import { LayersIcon } from '@wasl/ui/icons/LayersIcon'
import { PauseIcon } from '@wasl/ui/icons/PauseIcon'
import { StatusBadge } from '@wasl/ui/money/StatusBadge'
import type { BulkString } from './bulk.strings.ts'
import { useBulkText } from './bulk.text.ts'

type Look = {
  tone: 'info' | 'success' | 'warning' | 'danger' | 'neutral'
  Icon: typeof BanIcon
  word: BulkString
}

/** A file that was stopped is not one that was sent, nor is one of which rows are left. */
type ShownUpload = UploadState | 'stopped' | 'partly'

const uploads: Readonly<Record<ShownUpload, Look>> = {
  uploaded: { tone: 'info', Icon: ClockIcon, word: 'bulk.state.uploaded' },
  validating: { tone: 'warning', Icon: HourglassIcon, word: 'bulk.state.validating' },
  has_errors: { tone: 'danger', Icon: CircleAlertIcon, word: 'bulk.state.has_errors' },
  ready: { tone: 'info', Icon: CircleCheckIcon, word: 'bulk.state.ready' },
  dispatching: { tone: 'warning', Icon: HourglassIcon, word: 'bulk.state.dispatching' },
  dispatched: { tone: 'success', Icon: CircleCheckIcon, word: 'bulk.state.dispatched' },
  partly: { tone: 'warning', Icon: CircleAlertIcon, word: 'bulk.state.partly' },
  stopped: { tone: 'warning', Icon: BanIcon, word: 'bulk.state.stopped' },
  archived: { tone: 'neutral', Icon: LayersIcon, word: 'bulk.state.archived' },
}

const dispatches: Readonly<Record<DispatchState, Look>> = {
  scheduled: { tone: 'info', Icon: ClockIcon, word: 'bulk.dispatch.scheduled' },
  running: { tone: 'warning', Icon: HourglassIcon, word: 'bulk.dispatch.running' },
  paused: { tone: 'warning', Icon: PauseIcon, word: 'bulk.dispatch.paused' },
  completed: { tone: 'success', Icon: CircleCheckIcon, word: 'bulk.dispatch.completed' },
  completed_with_errors: {
    tone: 'danger',
    Icon: CircleAlertIcon,
    word: 'bulk.dispatch.completed_with_errors',
  },
  canceled: { tone: 'neutral', Icon: BanIcon, word: 'bulk.dispatch.canceled' },
}

const rows: Readonly<Record<RowLogState | 'opened' | 'paid', Look>> = {
  pending: { tone: 'neutral', Icon: ClockIcon, word: 'bulk.rowState.pending' },
  creating: { tone: 'warning', Icon: HourglassIcon, word: 'bulk.rowState.creating' },
  created: { tone: 'info', Icon: CircleCheckIcon, word: 'bulk.rowState.created' },
  sent: { tone: 'success', Icon: CircleCheckIcon, word: 'bulk.rowState.sent' },
  opened: { tone: 'info', Icon: EyeIcon, word: 'bulk.rowState.opened' },
  paid: { tone: 'success', Icon: CircleCheckIcon, word: 'bulk.rowState.paid' },
  send_failed: { tone: 'danger', Icon: CircleXIcon, word: 'bulk.rowState.send_failed' },
  failed: { tone: 'danger', Icon: CircleXIcon, word: 'bulk.rowState.failed' },
  skipped_duplicate: { tone: 'warning', Icon: LayersIcon, word: 'bulk.rowState.skipped_duplicate' },
  canceled: { tone: 'neutral', Icon: BanIcon, word: 'bulk.rowState.canceled' },
}

type UploadRows = Pick<Upload, 'rows' | 'rowsImported'>
type Props =
  | { kind: 'upload'; state: ShownUpload; rows: UploadRows }
  | { kind: 'dispatch'; state: DispatchState }
  | { kind: 'row'; state: RowLogState | 'opened' | 'paid' }

/** The state of a file, of a sending or of a row, in a word, a sign and a colour. */
export function BulkBadge(props: Props) {
  const t = useBulkText()
  const counts =
    props.kind === 'upload' ? [{ sent: props.rows.rowsImported, total: props.rows.rows ?? 0 }] : []
  const { tone, Icon, word } = lookOf(props)
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} />} isDashed={tone === 'neutral'}>
      {t(word, ...counts)}
    </StatusBadge>
  )
}

function lookOf(props: Props): Look {
  switch (props.kind) {
    case 'upload':
      return uploads[props.state]
    case 'dispatch':
      return dispatches[props.state]
    case 'row':
      return rows[props.state]
  }
}
