import { instantOf, wallTimeOf } from '@wasl/domain/wall-clock'
import { DatePicker } from '@wasl/ui/dates/DatePicker'
import { usePageFacts } from '../../base/page-context.tsx'
import { useRangeText } from './range.text.ts'
import { useToday } from './useToday.ts'

type Props = {
  label: string
  optional?: string
  hint?: string
  /** An instant, or null for none. */
  value: string | null
  onChange: (instant: string | null) => void
  /** Put to a day that is typed or picked without a time. */
  missingTime?: string
  problem?: string | undefined
}

/** One moment, MM/dd/yyyy HH:mm on the merchant's clock. */
export function MomentField({ value, onChange, missingTime = '00:00', problem, ...words }: Props) {
  const t = useRangeText()
  const { timeZone } = usePageFacts().merchant
  return (
    <DatePicker
      {...words}
      problem={problem ?? null}
      value={value === null ? null : wallTimeOf(value, timeZone)}
      onChange={(wall) => onChange(wall === null ? null : instantOf(wall, timeZone))}
      today={useToday(timeZone)}
      rules={{ missingTime }}
      words={{
        open: t('range.open'),
        hour: t('range.hour'),
        minute: t('range.minute'),
        done: t('range.done'),
        unreadable: t('range.unreadable.minute'),
        outside: t('range.outside'),
        previous: t('range.previous'),
        next: t('range.next'),
        today: t('range.isToday'),
        chosen: t('range.chosen'),
      }}
    />
  )
}
