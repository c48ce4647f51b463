import type { DispatchDetail } from '@wasl/contracts/web/dashboard/bulk.contract'
import { Button } from '@wasl/ui/actions/Button'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { PauseIcon } from '@wasl/ui/icons/PauseIcon'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { useState } from 'react'
import { pageTitle } from '../../../desk/frame/use-title-focus.ts'
import css from '../Bulk.module.css'
import { useBulkText } from '../bulk.text.ts'
import { SendDialog } from '../SendDialog.tsx'
import { useSurvivingFocus } from '../../../base/use-surviving-focus.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DispatchAction } from '@wasl/domain/bulk'
import { answerOf } from '../../../base/session/answer-of.ts'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useTell } from '../../../desk/use-tell.ts'
import { bulkKey } from '../bulk.queries.ts'

type Props = { of: { id: string; dispatch: string }; dispatch: DispatchDetail }

/** Pause, resume, stop for good, and what failed once more. */
export function DispatchActions({ of, dispatch }: Props) {
  const t = useBulkText()
  const [open, setOpen] = useState<'stop' | 'retry' | null>(null)
  const { isBusy, move } = useMove(of)
  const own = useSurvivingFocus<HTMLDivElement>(pageTitle)
  const { actions, pending, canRetry, failed, canceled } = dispatch
  if (!dispatch.mayDispatch) return null
  const offers = (action: 'pause' | 'resume' | 'cancel') => actions.includes(action)
  return (
    <div className={css.actions} ref={own}>
      {offers('cancel') && (
        <Button size="row" icon={<BanIcon size={16} />} onClick={() => setOpen('stop')}>
          {t('bulk.stop')}
        </Button>
      )}
      {/* One button: whoever pauses by keyboard is at what resumes. */}
      {(offers('pause') || offers('resume')) && (
        <Button
          variant="primary"
          size="row"
          icon={offers('pause') && <PauseIcon size={16} />}
          isPending={isBusy}
          sends
          onClick={() => move(offers('pause') ? 'pause' : 'resume')}
        >
          {offers('pause') ? t('bulk.pause') : t('bulk.resume', { n: pending })}
        </Button>
      )}
      {actions.length === 0 && canRetry > 0 && failed + canceled > 0 && (
        <Button size="row" icon={<RefreshCwIcon size={16} />} onClick={() => setOpen('retry')}>
          {t('bulk.retry')}
        </Button>
      )}
      {open === 'stop' && (
        <ConfirmDialog
          title={t('bulk.stopTitle')}
          tone="danger"
          isBusy={isBusy}
          words={{
            yes: t('bulk.yesStop'),
            no: t('bulk.no'),
            close: t('bulk.close'),
            busy: t('bulk.busy'),
          }}
          onAnswer={(answer) => {
            if (answer === 'yes') move('cancel')
            setOpen(null)
          }}
        >
          <p>{t('bulk.stopText', { n: pending })}</p>
        </ConfirmDialog>
      )}
      {open === 'retry' && (
        <SendDialog uploadId={of.id} rows={canRetry} withFailed onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

const done = { pause: 'bulk.paused', resume: 'bulk.resumed', cancel: 'bulk.canceled' } as const

function useMove(of: { id: string; dispatch: string }) {
  const t = useBulkText()
  const notices = useNotices()
  const tell = useTell()
  const queries = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: async (action: DispatchAction) =>
      answerOf(await staffClient.bulk.move({ params: { ...of, action }, body: {} })),
    onSuccess: (_, action) => notices.success(t(done[action])),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: bulkKey }),
  })
  return { isBusy: isPending, move: mutate }
}
