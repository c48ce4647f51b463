import { LostPath } from '@wasl/ui/art/LostPath'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { StatePage } from '@wasl/ui/notices/StatePage'
import { useLocale } from '../../i18n/language.tsx'
import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import { bulkPaths } from './bulk-paths.ts'
import { useBulkText } from './bulk.text.ts'

/** Of another merchant or never there: all the same. */
export function BulkMissing({ what }: { what: 'upload' | 'dispatch' }) {
  const t = useBulkText()
  const title = t(`bulk.missing.${what}`)
  const uploads = bulkPaths.uploads(useLocale())
  useDocumentTitle(title)
  return (
    <StatePage
      drawing={<LostPath />}
      title={title}
      actions={
        <ButtonLink href={uploads} variant="primary">
          {t('bulk.back')}
        </ButtonLink>
      }
    >
      <p>{t('bulk.missingText')}</p>
    </StatePage>
  )
}
