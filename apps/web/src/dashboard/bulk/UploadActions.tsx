import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UploadDetail } from '@wasl/contracts/web/dashboard/bulk.contract'
import { isDispatchOpen } from '@wasl/domain/bulk'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { FileTextIcon } from '@wasl/ui/icons/FileTextIcon'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { useState } from 'react'
import { answerOf } from '../../base/session/answer-of.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useTell } from '../../desk/use-tell.ts'
import { pageTitle } from '../../desk/frame/use-title-focus.ts'
import css from './Bulk.module.css'
import { bulkPaths } from './bulk-paths.ts'
import { bulkKey } from './bulk.queries.ts'
import { useBulkText } from './bulk.text.ts'
import { SendDialog } from './SendDialog.tsx'
import { useSurvivingFocus } from '../../base/use-surviving-focus.ts'

/** What can be done with a file now. */
export function UploadActions({ upload }: { upload: UploadDetail }) {
  const t = useBulkText()
  const notices = useNotices()
  const tell = useTell()
  const queries = useQueryClient()
  const [open, setOpen] = useState<'send' | 'archive' | null>(null)
  const own = useSurvivingFocus<HTMLDivElement>(pageTitle)
  const { id, state, counts, dispatches } = upload
  const isBusy = dispatches.some((one) => isDispatchOpen(one.state))
  const isChecked = state === 'has_errors' || state === 'ready' || state === 'dispatched'
  const isAsking = upload.hidden.rows > 0 && upload.hidden.isTaken === null
  const hasErrors = counts.wrong + counts.failed > 0
  const archive = useMutation({
    mutationFn: async () => answerOf(await staffClient.bulk.archive({ params: { id }, body: {} })),
    onSuccess: () => notices.success(t('bulk.archivedNow')),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: bulkKey }),
  })
  return (
    <div className={css.actions} ref={own}>
      <ButtonLink size="row" href={bulkPaths.original(id)} download="" icon={<FileTextIcon size={16} />}>
        {t('bulk.original')}
      </ButtonLink>
      {hasErrors && (
        <ButtonLink size="row" href={bulkPaths.errorFile(id)} download="" icon={<DownloadIcon size={16} />}>
          {t('bulk.errorFile')}
        </ButtonLink>
      )}
      {upload.mayUpload && isChecked && !isBusy && (
        <Button
          size="row"
          isPending={archive.isPending}
          onClick={() => (counts.ready > 0 ? setOpen('archive') : archive.mutate())}
        >
          {t('bulk.archive')}
        </Button>
      )}
      {upload.mayDispatch && isChecked && !isBusy && counts.ready > 0 && (
        <Button
          variant="primary"
          size="row"
          disabledReason={isAsking ? t('bulk.hiddenFirst') : undefined}
          onClick={() => setOpen('send')}
        >
          {t('bulk.continue', { n: counts.ready })}
        </Button>
      )}
      {open === 'archive' && (
        <ConfirmDialog
          title={t('bulk.archiveTitle')}
          tone="danger"
          words={{
            yes: t('bulk.archive'),
            no: t('bulk.no'),
            close: t('bulk.close'),
            busy: t('bulk.busy'),
          }}
          onAnswer={(answer) => {
            if (answer === 'yes') archive.mutate()
            setOpen(null)
          }}
        >
          <p>{t('bulk.archiveText', { n: counts.ready })}</p>
        </ConfirmDialog>
      )}
      {open === 'send' && (
        <SendDialog uploadId={id} rows={counts.ready} withFailed={false} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}
