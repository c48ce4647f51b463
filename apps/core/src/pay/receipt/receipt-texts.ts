import type { Locale } from '@wasl/domain/locale'
import { dateTimeText, dayText } from '../../platform/date-text.ts'

/** As the pages write it; on paper a line may break before AM. */
export const timeText = (
  instant: Date,
  { language, timeZone }: { language: Locale; timeZone: string },
): string => dateTimeText(instant, language, timeZone).replaceAll('\u00a0', ' ')

/** A field of the merchant's that is a plain day is written as one; everything else stays as it is. */
export function fieldText(value: string, language: Locale): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  return year ? dayText({ year: Number(year), month: Number(month), day: Number(day) }, language) : value
}
