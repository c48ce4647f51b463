import { activityKinds } from '@wasl/contracts/values/states'
import { Select } from '@wasl/ui/fields/Select'
import { useAccountText } from './account.text.ts'
import { periods, type ActivityWish, type Period } from './activity-asked.ts'
import css from './Activity.module.css'

type Props = { wish: ActivityWish; onChange: (change: Partial<ActivityWish>) => void }

const periodNames = Object.keys(periods).filter((name): name is Period => Object.hasOwn(periods, name))

export function ActivityFilters({ wish, onChange }: Props) {
  const t = useAccountText()
  return (
    <div className={css.filters}>
      <Select
        label={t('account.kind')}
        placeholder={t('account.kind.all')}
        choices={[
          { value: 'all', label: t('account.kind.all') },
          ...activityKinds.map((kind) => ({ value: kind, label: t(`account.kind.${kind}`) })),
        ]}
        value={wish.kind ?? 'all'}
        onChange={(value) => onChange({ kind: activityKinds.find((kind) => kind === value) ?? null })}
      />
      <Select
        label={t('account.period')}
        placeholder={t('account.period.any')}
        choices={[
          { value: 'any', label: t('account.period.any') },
          ...periodNames.map((period) => ({ value: period, label: t(`account.period.${period}`) })),
        ]}
        value={wish.period ?? 'any'}
        onChange={(value) => onChange({ period: periodNames.find((period) => period === value) ?? null })}
      />
    </div>
  )
}
