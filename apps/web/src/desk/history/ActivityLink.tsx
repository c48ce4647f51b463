import type { Activity } from '@wasl/contracts/web/dashboard/activity'
import { Link } from '@wasl/ui/Link'
import { Ltr } from '@wasl/ui/Ltr'
import { useLocale } from '../../i18n/language.tsx'
import { mayOpen } from '../menu/may-open.ts'
import { moduleOfPlugin } from '../menu/sections-of-paths.ts'
import { staffPaths } from '../staff-paths.ts'
import { useStaff } from '../staff.ts'

/** What something was done to, where that is open to the user. */
export function ActivityLink({ to, onFollow }: { to: Activity['link']; onFollow?: () => void }) {
  const href = useHref(to)
  if (to === null || href === null) return null
  return (
    <>
      {' '}
      <Link href={href} onClick={onFollow}>
        <Ltr>{shortId(to.id)}</Ltr>
      </Link>
    </>
  )
}

const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 8)}…` : id)

function useHref(to: Activity['link']): string | null {
  const locale = useLocale()
  const staff = useStaff()
  if (!to) return null
  if (to.kind === 'report') {
    const reports = staffPaths.generatedReports(locale)
    return mayOpen(reports, staff) ? `${reports}?id=${to.id}` : null
  }
  if (!staff.has(to.plugin)) return null
  const module = moduleOfPlugin(to.plugin)
  const lists = to.isDeleted
    ? [staffPaths.deletedTransactions(locale, module)]
    : [staffPaths.allTransactions(locale), staffPaths.transactions(locale, module)]
  const list = lists.find((path) => mayOpen(path, staff))
  return list ? `${list}/${encodeURIComponent(to.id)}` : null
}
