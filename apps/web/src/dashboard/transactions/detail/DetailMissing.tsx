import type { ListPlace } from '@wasl/contracts/lists/transactions'
import { LostPath } from '@wasl/ui/art/LostPath'
import { ButtonLink } from '@wasl/ui/ButtonLink'
import { StatePage } from '@wasl/ui/StatePage'
import { useDocumentTitle } from '../../../parts/useDocumentTitle.ts'
import { useDetailText } from './detail.text.ts'
import { useListLink } from './use-list-link.ts'

/** Of another merchant, of another module or never there: all the same. */
export function DetailMissing({ place }: { place: ListPlace }) {
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
