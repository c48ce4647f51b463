import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UploadDetail } from '@wasl/contracts/web/dashboard/bulk.contract'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { answerOf } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useTell } from '../../desk/use-tell.ts'
import css from './Bulk.module.css'
import { bulkKey } from './bulk.queries.ts'
import { useBulkText } from './bulk.text.ts'

/** Product 11.7: rows nobody saw in their spreadsheet are asked about before anything is sent. */
export function HiddenRows({ upload }: { upload: UploadDetail }) {
  const t = useBulkText()
  const tell = useTell()
  const queries = useQueryClient()
  const { id, hidden, mayUpload } = upload
  const n = hidden.rows
  const answer = useMutation({
    mutationFn: async (take: boolean) =>
      answerOf(await staffClient.bulk.answerHidden({ params: { id }, body: { take } })),
    onError: (error) => tell({ error }),
    onSettled: () => queries.invalidateQueries({ queryKey: bulkKey }),
  })
  if (n === 0) return null
  if (hidden.isTaken !== null)
    return <Alert tone="info">{t(hidden.isTaken ? 'bulk.hiddenTaken' : 'bulk.hiddenLeft', { n })}</Alert>
  return (
    <Alert
      tone="warning"
      title={t('bulk.hiddenTitle', { n })}
      action={
        mayUpload && (
          <span className={css.answers}>
            <Button size="row" isPending={answer.isPending} onClick={() => answer.mutate(false)}>
              {t('bulk.hiddenLeave')}
            </Button>
            <Button size="row" isPending={answer.isPending} onClick={() => answer.mutate(true)}>
              {t('bulk.hiddenTake')}
            </Button>
          </span>
        )
      }
    >
      {t('bulk.hiddenText')}
    </Alert>
  )
}
