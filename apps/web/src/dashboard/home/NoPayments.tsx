import { ButtonLink } from '@wasl/ui/ButtonLink'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { Card } from '@wasl/ui/layout/Card'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useHomeText } from './home.text.ts'

/** A merchant nobody has asked anything of yet. */
export function NoPayments() {
  const t = useHomeText()
  const locale = useLocale()
  return (
    <Card>
      <EmptyState
        kind="no-data"
        title={t('home.new.title')}
        actions={<ButtonLink href={staffPaths.allTransactions(locale)}>{t('home.new.open')}</ButtonLink>}
      >
        {t('home.new.text')}
      </EmptyState>
    </Card>
  )
}
