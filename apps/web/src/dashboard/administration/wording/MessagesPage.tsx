import { useQuery } from '@tanstack/react-query'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import { AdministrationHead } from '../AdministrationHead.tsx'
import css from '../../../desk/form/Area.module.css'
import { MessageChoice } from './MessageChoice.tsx'
import { templatesQuery } from './wording.queries.ts'
import { useWordingText } from './wording.text.ts'

/** The words of what customers are sent, message by message. */
export function MessagesPage() {
  const t = useWordingText()
  const found = useQuery(templatesQuery)
  return (
    <div className={css.page}>
      <AdministrationHead area="messages" />
      {found.data ? (
        <MessageChoice known={found.data} />
      ) : found.error ? (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonBlocks kind="details" label={t('wording.loading')} />
      )}
    </div>
  )
}
