import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Rule } from '@wasl/contracts/web/dashboard/restriction.contract'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { answerOf } from '../../app/staff/answer-of.ts'
import { useNotices } from '../../app/staff/notices.ts'
import { staffClient } from '../../app/staff/staff-client.ts'
import { restrictionsKey } from './restriction.queries.ts'
import { useRestrictionText } from './restriction.text.ts'

export function RemoveRule({ rule, onClosed }: { rule: Rule; onClosed: () => void }) {
  const t = useRestrictionText()
  const notices = useNotices()
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: async () =>
      answerOf(await staffClient.restrictions.remove({ params: { id: rule.id }, body: {} })),
    onSuccess: () => {
      notices.success(t('restriction.removed'))
      onClosed()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: restrictionsKey }),
  })
  return (
    <ConfirmDialog
      title={t('restriction.removeTitle')}
      tone="danger"
      words={{
        yes: t('restriction.yes'),
        no: t('restriction.no'),
        close: t('restriction.dialog.close'),
        busy: t('restriction.removing'),
      }}
      isBusy={remove.isPending}
      problem={remove.error?.message ?? null}
      onAnswer={(answer) => (answer === 'yes' ? remove.mutate() : onClosed())}
    >
      {t('restriction.removeText', { name: rule.name })}
    </ConfirmDialog>
  )
}
