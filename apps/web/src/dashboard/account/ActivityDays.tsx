import type { Activity } from '@wasl/contracts/web/dashboard/activity'
import { dayIn } from '@wasl/domain/wall-clock'
import { ActivityLink } from '../../desk/history/ActivityLink.tsx'
import { usePageFacts } from '../../base/page-context.tsx'
import { Instant } from '../../parts/Instant.tsx'
import css from './Activity.module.css'

/** By days of the merchant's zone. */
export function ActivityDays({ activities }: { activities: readonly Activity[] }) {
  const { timeZone } = usePageFacts().merchant
  const days = new Map<string, Activity[]>()
  for (const activity of activities) {
    const day = dayIn(timeZone, new Date(activity.timestamp))
    days.set(day, [...(days.get(day) ?? []), activity])
  }
  return (
    <ol className={css.days}>
      {[...days].map(([day, ofDay]) => (
        <li key={day}>
          <h2 className={css.day}>{ofDay[0] && <Instant at={ofDay[0].timestamp} show="date" />}</h2>
          <ol className={css.lines}>
            {ofDay.map((activity) => (
              <li key={activity.id} data-entry="">
                <span className={css.what} dir="auto">
                  {activity.description}
                  <ActivityLink of={activity} />
                </span>
                <span className={css.when}>
                  <Instant at={activity.timestamp} show="time" />
                </span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
