import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { mayOpen } from '../../../desk/menu/may-open.ts'
import { useStaff } from '../../../desk/staff.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { DetailSkeleton } from './DetailSkeleton.tsx'
import { transactionQuery } from './detail.queries.ts'
import { listPath, useListLink } from './use-list-link.tsx'
import { LostPath } from '@wasl/ui/art/LostPath'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { useDocumentTitle } from '../../../parts/useDocumentTitle.ts'
import { useDetailText } from './detail.text.ts'

type Props = { place: ListPlace; id: string }

/** Deleted or brought back, here or by a colleague: the address where it was leads to where it is now. */
export function DetailElsewhere({ place, id }: Props) {
  const locale = useLocale()
  const staff = useStaff()
  const there: ListPlace = { ...place, list: place.list === 'live' ? 'deleted' : 'live' }
  const path = `${listPath(there, locale)}/${id}`
  // The list of all has no deleted ones (S2 §2).
  const mayBeThere = place.module !== 'all' && mayOpen(path, staff)
  const { isSuccess, isFetchedAfterMount } = useQuery({ ...transactionQuery(there, id), enabled: mayBeThere })
  if (mayBeThere && !isFetchedAfterMount) return <DetailSkeleton place={place} id={id} />
  return mayBeThere && isSuccess ? <Navigate to={path} replace /> : <DetailMissing place={place} />
}

/** Of another merchant, of another module or never there: all the same. */
function DetailMissing({ place }: { place: ListPlace }) {
  const t = useDetailText()
  const list = useListLink(place)
  useDocumentTitle(t('detail.notFound'))
  return (
    <StatePage
      drawing={<LostPath />}
      title={t('detail.notFound')}
      actions={
        <ButtonLink href={list.href} variant="primary" onClick={list.onClick}>
          {t('detail.back')}
        </ButtonLink>
      }
    >
      <p>{t('detail.notFoundText')}</p>
    </StatePage>
  )
}
