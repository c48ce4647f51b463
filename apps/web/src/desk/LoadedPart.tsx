import type { UseQueryResult } from '@tanstack/react-query'
import { EmptyBox } from '@wasl/ui/art/EmptyBox'
import { SkeletonText } from '@wasl/ui/text/SkeletonText'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import type { ReactNode } from 'react'
import css from './history/Happenings.module.css'
import { StaffFailed } from './StaffFailed.tsx'
import { useStaffText } from './staff.text.ts'

type Props<Data> = {
  query: UseQueryResult<Data>
  isEmpty: (data: Data) => boolean
  empty: string
  /** What would be here, and how it gets here. */
  note?: string
  children: (data: Data) => ReactNode
}

/** A list in a dialog: loading, empty, failed with a way to ask again, or there. */
export function LoadedPart<Data>({ query, isEmpty, empty, note, children }: Props<Data>) {
  const t = useStaffText()
  const { data, error, refetch } = query
  if (data !== undefined)
    return isEmpty(data) ? (
      <StatePage kind="panel" drawing={<EmptyBox />} title={empty}>
        {note}
      </StatePage>
    ) : (
      children(data)
    )
  if (error) return <StaffFailed kind="panel" error={error} onRetry={() => void refetch()} />
  return (
    <div className={css.list} aria-busy="true">
      <VisuallyHidden>
        <output>{t('staff.loading.part')}</output>
      </VisuallyHidden>
      {[0, 1, 2, 3].map((line) => (
        <p key={line} aria-hidden="true">
          <SkeletonText>{t('staff.loading.part')}</SkeletonText>
        </p>
      ))}
    </div>
  )
}
