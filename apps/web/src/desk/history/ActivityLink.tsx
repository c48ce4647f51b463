import type { Activity } from '@wasl/contracts/web/dashboard/activity'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import { useLocale } from '../../i18n/language.tsx'
import { mayOpen } from '../menu/may-open.ts'
import { moduleOfPlugin } from '@wasl/domain/staff-pages'
import { staffPaths } from '../staff-paths.ts'
import { useStaff } from '../staff.ts'

/** What something was done to, where that is open to the user. */
export function ActivityLink({ of: activity, onFollow }: { of: Activity; onFollow?: () => void }) {
  const href = useHref(activity)
  const id = activity.transaction?.id ?? activity.reportId
  if (id === null || href === null) return null
  return (
    <>
      {' '}
      <Link href={href} onClick={onFollow}>
        <Ltr>{shortId(id)}</Ltr>
      </Link>
    </>
  )
}

const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 8)}…` : id)

function useHref({ transaction, reportId }: Activity): string | null {
  const locale = useLocale()
  const staff = useStaff()
  if (transaction === null) {
    const reports = staffPaths.generatedReports(locale)
    return reportId !== null && mayOpen(reports, staff) ? `${reports}?id=${reportId}` : null
  }
  const { id, plugin, isDeleted } = transaction
  if (!staff.has(plugin)) return null
  const module = moduleOfPlugin(plugin)
  const lists = isDeleted
    ? [staffPaths.deletedTransactions(locale, module)]
    : [staffPaths.allTransactions(locale), staffPaths.transactions(locale, module)]
  const list = lists.find((path) => mayOpen(path, staff))
  return list ? `${list}/${encodeURIComponent(id)}` : null
}
