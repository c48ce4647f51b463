import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { LayoutDashboardIcon } from '@wasl/ui/icons/LayoutDashboardIcon'
import { PlusIcon } from '@wasl/ui/icons/PlusIcon'
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/language.tsx'
import css from './Pos.module.css'
import { usePosText } from './pos.text.ts'

/** Above what the payer sees: the cashier's ways out. */
export function CounterBar({ isStart, children }: { isStart?: boolean; children?: ReactNode }) {
  const t = usePosText()
  const locale = useLocale()
  return (
    <nav className={css.bar} aria-label={t('pos.title')} data-print="hide">
      {isStart ? (
        <ButtonLink
          variant="quiet"
          size="row"
          icon={<LayoutDashboardIcon size={16} />}
          href={`/${locale}/dashboard`}
        >
          {t('pos.dashboard')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="quiet" size="row" icon={<PlusIcon size={16} />} href={`/${locale}/pos/pay`}>
          {t('pos.new')}
        </ButtonLink>
      )}
      {children}
    </nav>
  )
}
