import { useQuery } from '@tanstack/react-query'
import { pick } from '@wasl/domain/locale'
import { CalendarIcon } from '@wasl/ui/icons/CalendarIcon'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { useLocale } from '../../i18n/language.tsx'
import { isCustom, type HomeAsked } from './home-query.ts'
import { homeQueries } from './home.queries.ts'
import { useHomeText } from './home.text.ts'
import css from './Home.module.css'

type Props = { asked: HomeAsked; onChoose: (asked: HomeAsked) => void }

/** The server's periods, and two dates of one's own. */
export function PeriodChoice({ asked, onChoose }: Props) {
  const t = useHomeText()
  const locale = useLocale()
  const { data, error } = useQuery(homeQueries.choices())
  if (!data && !error) return <div className={css.periodAhead} data-print="hide" />
  const choices = data?.periodChoices ?? []
  return (
    <div className={css.period} data-print="hide">
      <SegmentedRadio
        label={t('home.period')}
        isLabelHidden
        size={data ? 'wide' : 'normal'}
        options={[
          ...choices.map(({ value, displayNameEn: en, displayNameAr: ar }) => ({
            value,
            label: pick({ en, ar }, locale),
          })),
          { value: 'custom', label: t('home.custom'), icon: <CalendarIcon size={16} /> },
        ]}
        selected={isCustom(asked) ? 'custom' : (asked.period ?? data?.default ?? '')}
        onSelect={(value) =>
          onChoose({ period: value === data?.default ? null : value, from: null, to: null })
        }
      />
    </div>
  )
}
