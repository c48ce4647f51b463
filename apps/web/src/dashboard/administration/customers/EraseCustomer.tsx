import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { useNotices } from '../../../app/staff/notices.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'
import { useSaving } from '../use-saving.ts'
import { customersKey } from './customers.queries.ts'
import { useCustomersText } from './customers.text.ts'

type Props = { id: string; name: string; onClosed: (isErased: boolean) => void }

export function EraseCustomer({ id, name, onClosed }: Props) {
  const t = useCustomersText()
  const notices = useNotices()
  const saving = useSaving(customersKey)
  const erase = async () => {
    const erased = await saving.save(() =>
      staffClient.administration.customers.erase({ params: { id }, body: {} }),
    )
    if (erased === null) return
    notices.success(t('personal.erased', { n: erased.counts.requests }))
    onClosed(true)
  }
  return (
    <ConfirmDialog
      title={t('personal.eraseTitle', { name })}
      tone="danger"
      words={{
        yes: t('personal.eraseYes'),
        no: t('personal.eraseNo'),
        close: t('personal.close'),
        busy: t('personal.erasing'),
      }}
      isBusy={saving.isSaving}
      problem={saving.problem}
      onAnswer={(answer) => (answer === 'yes' ? void erase() : onClosed(false))}
    >
      {t('personal.eraseText')}
    </ConfirmDialog>
  )
}
