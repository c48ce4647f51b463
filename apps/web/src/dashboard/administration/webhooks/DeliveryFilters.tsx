import { deliveryStates } from '@wasl/contracts/values/states'
import type { Endpoints } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { Select } from '@wasl/ui/fields/Select'
import css from '../../../desk/form/Area.module.css'
import type { DeliveriesAsked } from './deliveries-asked.ts'
import { useHooksText } from './hooks.text.ts'

type Props = { asked: DeliveriesAsked; known: Endpoints; onGo: (asked: DeliveriesAsked) => void }

const unfiltered = 'any'

export function DeliveryFilters({ asked, known, onGo }: Props) {
  const t = useHooksText()
  const all = { value: unfiltered, label: t('hooks.filter.any') }
  const without = (name: keyof DeliveriesAsked): DeliveriesAsked => {
    const { [name]: _dropped, ...rest } = asked
    return rest
  }
  const set = (name: keyof DeliveriesAsked, value: string) =>
    onGo(value === unfiltered || value === '' ? without(name) : { ...asked, [name]: value })
  return (
    <div className={css.filters}>
      <SearchField
        label={t('hooks.search')}
        placeholder={t('hooks.search')}
        clearLabel={t('hooks.searchClear')}
        start={asked.q ?? ''}
        onSearch={(q) => set('q', q.trim())}
      />
      <Select
        id="hooks-endpoint"
        label={t('hooks.filter.endpoint')}
        placeholder={t('hooks.filter.any')}
        choices={[all, ...known.results.map(({ id, url }) => ({ value: id, label: url }))]}
        value={asked.endpoint ?? unfiltered}
        onChange={(value) => set('endpoint', value)}
      />
      <Select
        id="hooks-state"
        label={t('hooks.filter.state')}
        placeholder={t('hooks.filter.any')}
        choices={[all, ...deliveryStates.map((value) => ({ value, label: t(`hooks.state.${value}`) }))]}
        value={asked.state ?? unfiltered}
        onChange={(value) => set('state', value)}
      />
      <Select
        id="hooks-type"
        label={t('hooks.filter.type')}
        placeholder={t('hooks.filter.any')}
        choices={[all, ...[...known.eventTypes, 'webhook.test'].map((value) => ({ value, label: value }))]}
        value={asked.type ?? unfiltered}
        onChange={(value) => set('type', value)}
      />
    </div>
  )
}
