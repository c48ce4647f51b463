import { useQuery } from '@tanstack/react-query'
import type { FoundCustomer } from '@wasl/contracts/web/dashboard/administration/customers.contract'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { saveFile } from '@wasl/ui/actions/save-file.ts'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { DownloadIcon } from '@wasl/ui/icons/DownloadIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { useState } from 'react'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { useLocale } from '../../../i18n/language.tsx'
import css from '../../../desk/form/Area.module.css'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { storedQuery } from './customers.queries.ts'
import { useCustomersText } from './customers.text.ts'
import { EraseCustomer } from './EraseCustomer.tsx'
import { nameOf } from './name-of.ts'
import { StoredFacts } from './StoredFacts.tsx'

type Props = { customer: FoundCustomer; onClosed: () => void }

export function CustomerDialog({ customer, onClosed }: Props) {
  const t = useCustomersText()
  const notices = useNotices()
  const { id } = customer
  const stored = useQuery(storedQuery(id))
  const [isErasing, setIsErasing] = useState(false)
  const exporting = useSaving(['administration', 'customers', 'none'])
  const name = nameOf(customer, useLocale()) ?? t('personal.unnamed')
  const take = async () => {
    const copy = await exporting.save(() =>
      staffClient.administration.customers.export({ params: { id }, body: {} }),
    )
    if (copy === null) return
    const json = `${JSON.stringify(copy, null, 2)}\n`
    saveFile(
      `customer-${id}-${copy.madeAt.slice(0, 10)}.json`,
      new Blob([json], { type: 'application/json' }),
    )
    notices.success(t('personal.exported'))
  }
  if (isErasing)
    return (
      <EraseCustomer
        id={id}
        name={name}
        onClosed={(isErased) => (isErased ? onClosed() : setIsErasing(false))}
      />
    )
  return (
    <Dialog
      title={t('personal.title', { name })}
      closeLabel={t('personal.close')}
      onClose={onClosed}
      footer={
        stored.data && (
          <>
            <Button
              size="row"
              icon={<DownloadIcon size={16} />}
              isPending={exporting.isSaving}
              onClick={() => void take()}
            >
              {t('personal.export')}
            </Button>
            <Button
              size="row"
              variant="danger"
              icon={<Trash2Icon size={16} />}
              {...(stored.data.isInFlight && { disabledReason: t('personal.inFlight') })}
              onClick={() => setIsErasing(true)}
            >
              {t('personal.erase')}
            </Button>
          </>
        )
      }
    >
      <div className={css.form}>
        {exporting.problem !== null && (
          <Alert tone="danger" isUrgent>
            {exporting.problem}
          </Alert>
        )}
        {stored.data ? (
          <StoredFacts stored={stored.data} />
        ) : stored.error ? (
          <StaffFailed kind="panel" error={stored.error} onRetry={() => void stored.refetch()} />
        ) : (
          <SkeletonBlocks kind="details" label={t('personal.stored')} />
        )}
      </div>
    </Dialog>
  )
}
