import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@wasl/ui/actions/Button'
import { ErrorState } from '@wasl/ui/data/ErrorState'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { SectionHead } from '../../../desk/SectionHead.tsx'
import { useMerchantName } from '../../../parts/useMerchantName.ts'
import { listQueries } from '../list/list.queries.ts'
import css from './Headers.module.css'
import { HeadersEditor } from './HeadersEditor.tsx'
import { useHeadersText } from './headers.text.ts'

/** S2 §2 "Table headers": which columns everybody of the merchant sees, and in what order. */
export function HeadersPage({ place }: { place: ListPlace }) {
  const t = useHeadersText()
  const merchant = useMerchantName()
  const { data, error, refetch } = useQuery(listQueries.columns(place))
  if (data) return <HeadersEditor place={place} columns={data.columns} />
  return (
    <div className={css.page}>
      <SectionHead title={t('headers.title')} note={t('headers.note', { merchant })} />
      {!error && <SkeletonBlocks kind="list" label={t('headers.loading')} />}
      {error && (
        <ErrorState
          kind="failed"
          title={t('headers.failed')}
          actions={
            <Button variant="primary" onClick={() => void refetch()}>
              {t('headers.retry')}
            </Button>
          }
        >
          {t('headers.failedText')}
        </ErrorState>
      )}
    </div>
  )
}
