import { useQuery } from '@tanstack/react-query'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { StaffFailed } from '../../../desk/StaffFailed.tsx'
import css from '../../../desk/form/Area.module.css'
import { AdministrationHead } from '../AdministrationHead.tsx'
import { pageTextsQuery } from './page-texts.queries.ts'
import { PageTextsForm } from './PageTextsForm.tsx'
import { useWordingText } from './wording.text.ts'

/** The merchant's own Arabic of the pages customers see. */
export function PageTextsPage() {
  const t = useWordingText()
  const found = useQuery(pageTextsQuery)
  return (
    <div className={css.page}>
      <AdministrationHead area="page-texts" />
      {found.data ? (
        <PageTextsForm shown={found.data} />
      ) : found.error ? (
        <StaffFailed kind="panel" error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonBlocks kind="list" label={t('wording.texts.loading')} />
      )}
    </div>
  )
}
