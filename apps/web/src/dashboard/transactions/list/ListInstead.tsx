import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { Button } from '@wasl/ui/actions/Button'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { ErrorState } from '@wasl/ui/data/ErrorState'
import { RefreshCwIcon } from '@wasl/ui/icons/RefreshCwIcon'
import { Refused } from '../../../base/session/answer-of.ts'
import { useMerchantName } from '../../../parts/useMerchantName.ts'
import { useListText } from './list.text.ts'
import { NewRequest } from './NewRequest.tsx'
import { useCreatePath } from './use-create-path.ts'

export type Instead =
  | { kind: 'no data'; isDeleted: boolean }
  | { kind: 'no results' }
  | { kind: 'no page' }
  | { kind: 'no permission' }
  | { kind: 'no search' }
  | { kind: 'offline' }
  | { kind: 'failed'; error: Error; isNarrowed: boolean }

type Props = {
  place: ListPlace
  instead: Instead
  onRetry: () => void
  onClear: () => void
  onFirst: () => void
}

/** What stands where the rows would be: a drawing, what happened, one way on (TBL-10). */
export function ListInstead({ place, instead, onRetry, onClear, onFirst }: Props) {
  const t = useListText()
  const merchant = useMerchantName()
  const createPath = useCreatePath(place)
  const clear = <Button onClick={onClear}>{t('list.clearFilters')}</Button>
  switch (instead.kind) {
    case 'no data':
      return (
        <EmptyState
          kind="no-data"
          title={t(instead.isDeleted ? 'list.noDeleted' : 'list.noData')}
          actions={createPath !== null && <NewRequest href={createPath} />}
        >
          {t(instead.isDeleted ? 'list.noDeletedText' : 'list.noDataText')}
        </EmptyState>
      )
    case 'no results':
      return (
        <EmptyState kind="no-results" title={t('list.noResults')} actions={clear}>
          {t('list.noResultsText')}
        </EmptyState>
      )
    case 'no page':
      return (
        <EmptyState
          kind="no-results"
          title={t('list.noPage')}
          actions={<Button onClick={onFirst}>{t('list.first')}</Button>}
        >
          {t('list.noPageText')}
        </EmptyState>
      )
    case 'no permission':
      return (
        <EmptyState kind="no-permission" title={t('list.noPermission')}>
          {t('list.noPermissionText', { merchant })}
        </EmptyState>
      )
    case 'no search':
      return (
        <EmptyState kind="no-permission" title={t('list.noSearch')} actions={clear}>
          {t('list.noSearchText')}
        </EmptyState>
      )
    case 'offline':
      return (
        <ErrorState kind="offline" title={t('list.offline')}>
          {t('list.offlineText')}
        </ErrorState>
      )
    case 'failed': {
      const { error, isNarrowed } = instead
      return (
        <ErrorState
          kind="failed"
          title={t('list.failed')}
          actions={
            <>
              <Button variant="primary" icon={<RefreshCwIcon />} onClick={onRetry}>
                {t('list.retry')}
              </Button>
              {isNarrowed && clear}
            </>
          }
          {...(error instanceof Refused && {
            code: {
              text: error.problem.requestId,
              label: t('list.tellSupport'),
              copyLabel: t('list.copy'),
              copiedLabel: t('list.copied'),
            },
          })}
        >
          {t('list.failedText')}
        </ErrorState>
      )
    }
  }
}
