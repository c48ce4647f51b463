import { useQuery } from '@tanstack/react-query'
import type { HomeTask } from '@wasl/contracts/web/dashboard/home.contract'
import { BanknoteIcon } from '@wasl/ui/icons/BanknoteIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { ShieldCheckIcon } from '@wasl/ui/icons/ShieldCheckIcon'
import { VisuallyHidden } from '@wasl/ui/text/VisuallyHidden'
import type { Locale } from '@wasl/domain/locale'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { homeQueries } from './home.queries.ts'
import { useHomeText } from './home.text.ts'
import { PartFailed } from './PartFailed.tsx'
import css from './Tasks.module.css'

const icons = {
  expiring_today: ClockAlertIcon,
  permission_requests: ShieldCheckIcon,
  operation_requests: BanknoteIcon,
}

/** HOME-04 "What needs me": only what there is, each with the list that shows it. */
export function Tasks() {
  const t = useHomeText()
  const locale = useLocale()
  const { data, error, refetch } = useQuery(homeQueries.tasks())
  if (!data)
    return error ? (
      <PartFailed onRetry={() => void refetch()} />
    ) : (
      <div className={css.ahead} aria-busy="true" data-box="card">
        <VisuallyHidden>
          <output>{t('home.tasks.loading')}</output>
        </VisuallyHidden>
      </div>
    )
  if (data.results.length === 0)
    return (
      <p className={css.none} data-box="card">
        {t('home.tasks.none')}
      </p>
    )
  return (
    <ul className={css.tasks} aria-label={t('home.tasks')} data-box="card">
      {data.results.map((task) => {
        const Icon = icons[task.kind]
        return (
          <li key={task.kind}>
            <a className={css.task} href={hrefOf(task, locale)}>
              <span className={css.icon}>
                <Icon size={14} />
              </span>
              <span className={css.words}>
                {t(`home.tasks.${task.kind}`, { n: task.count, more: task.isExact ? 'no' : 'yes' })}
              </span>{' '}
              <span className={css.show}>{t(`home.tasks.${task.kind}.show`)}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function hrefOf({ kind, q }: HomeTask, locale: Locale): string {
  switch (kind) {
    case 'expiring_today':
      return `${staffPaths.allTransactions(locale)}?${new URLSearchParams({ q: q ?? '' })}`
    case 'permission_requests':
      return staffPaths.approvePermissions(locale)
    case 'operation_requests':
      return `${staffPaths.approvePermissions(locale)}?process=operations`
  }
}
