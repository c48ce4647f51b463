import type {
  ListFilters,
  RangeFilter,
} from '@wasl/contracts/web/dashboard/transactions/list-filters.contract'
import { DateRangePicker } from '@wasl/ui/dates/DateRangePicker'
import { usePageFacts } from '../../../app/page-context.tsx'
import css from './RangeFilterGroup.module.css'
import { useListText } from './list.text.ts'
import { useToday } from './useToday.ts'
import { zoneName } from './zone-name.ts'
import { useLocale } from '../../../i18n/language.tsx'

type Props = { filter: RangeFilter; filters: ListFilters; onChange: (change: ListFilters) => void }

/** MM/dd/yyyy HH:mm on the merchant's clock; 'to' starts at 'from' (S2 §5). */
export function RangeFilterGroup({ filter, filters, onChange }: Props) {
  const t = useListText()
  const locale = useLocale()
  const { timeZone } = usePageFacts().merchant
  const today = useToday(timeZone)
  const [fromKey, toKey] = [`${filter}From`, `${filter}To`] as const
  return (
    <div id={`filter-${filter}`} className={css.group}>
      <DateRangePicker
        label={t(`list.filter.${filter}`)}
        value={{ from: filters[fromKey] ?? null, to: filters[toKey] ?? null }}
        onChange={({ from, to }) => onChange({ [fromKey]: from ?? undefined, [toKey]: to ?? undefined })}
        today={today}
        words={{
          from: t('list.from'),
          to: t('list.to'),
          clear: t('list.clear'),
          hint: t('list.zone', { zone: zoneName(timeZone, locale) }),
          presets: {
            today: t('list.today'),
            yesterday: t('list.yesterday'),
            last7Days: t('list.last7Days'),
            thisMonth: t('list.thisMonth'),
          },
          endsBeforeStart: t('list.endsBeforeStart'),
          open: t('list.dateOpen'),
          hour: t('list.dateHour'),
          minute: t('list.dateMinute'),
          done: t('list.dateDone'),
          unreadable: t('list.dateUnreadable'),
          outside: t('list.dateOutside'),
          previous: t('list.datePrevious'),
          next: t('list.dateNext'),
          today: t('list.dateToday'),
          chosen: t('list.dateChosen'),
        }}
      />
    </div>
  )
}
