import type { Locale } from '@wasl/domain/locale'
import { Select } from '@wasl/ui/fields/choices/Select'
import { SegmentedRadio } from '@wasl/ui/navigation/SegmentedRadio'
import { FilterGroup } from '@wasl/ui/table/filters/FilterGroup'
import { FilterOptions } from '@wasl/ui/table/filters/FilterOptions'
import { FilterPanel } from '@wasl/ui/table/filters/FilterPanel'
import { useState } from 'react'
import { states } from '../ui/sample-transactions.tsx'

type Props = { locale: Locale; onClose: () => void }

const counts = {
  created: 64,
  pending: 11,
  attempted: 9,
  paid: 71,
  authorized: 6,
  cod: 14,
  failed: 8,
  canceled: 9,
  expired: 12,
  invalid: 1,
} as const

/** Filters of S2: states, gateways, unit, seen. */
export function SampleFilters({ locale, onClose }: Props) {
  const one = (en: string, ar: string) => (locale === 'ar' ? ar : en)
  const [chosen, setChosen] = useState<readonly string[]>(['pending', 'attempted', 'paid', 'failed'])
  const [gateways, setGateways] = useState<readonly string[]>([])
  const [unit, setUnit] = useState('any')
  const [seen, setSeen] = useState('any')
  const clear = (press: () => void) => ({ label: one('Clear', 'مسح'), onPress: press })
  const stateTitle = one('State', 'الحالة')
  const gatewayTitle = one('Gateway', 'البوابة')

  return (
    <FilterPanel
      words={{
        title: one('Filters', 'التصفية'),
        close: one('Close', 'إغلاق'),
        show: one('Show 128 transactions', 'عرض 128 معاملة'),
        clearAll: one('Clear all', 'مسح الكل'),
      }}
      onShow={onClose}
      onClearAll={() => {
        setChosen([])
        setGateways([])
        setUnit('any')
        setSeen('any')
      }}
      onClose={onClose}
    >
      <FilterGroup
        title={stateTitle}
        chosen={one(`${chosen.length} of 10`, `${chosen.length} من 10`)}
        clear={chosen.length > 0 ? clear(() => setChosen([])) : undefined}
      >
        <FilterOptions
          label={stateTitle}
          options={(Object.keys(counts) as (keyof typeof counts)[]).map((state) => ({
            value: state,
            label: states[state][locale],
            count: String(counts[state]),
          }))}
          chosen={chosen}
          onChange={setChosen}
        />
      </FilterGroup>
      <FilterGroup
        title={gatewayTitle}
        clear={gateways.length > 0 ? clear(() => setGateways([])) : undefined}
      >
        <FilterOptions
          label={gatewayTitle}
          options={[
            { value: 'knet', label: one('KNET', 'كي نت'), count: '58' },
            { value: 'card', label: one('Credit card', 'بطاقة ائتمان'), count: '41' },
            { value: 'cod', label: one('Cash on delivery', 'الدفع عند الاستلام'), count: '14' },
            { value: 'none', label: one('Not Selected', 'غير محدد'), count: '15' },
          ]}
          chosen={gateways}
          onChange={setGateways}
        />
      </FilterGroup>
      <FilterGroup title={one('Opened by the payer', 'فتحها الدافع')}>
        <SegmentedRadio
          label={one('Opened by the payer', 'فتحها الدافع')}
          isLabelHidden
          options={[
            { value: 'any', label: one('Any', 'الكل') },
            { value: 'yes', label: one('Yes', 'نعم') },
            { value: 'no', label: one('No', 'لا') },
          ]}
          selected={seen}
          onSelect={setSeen}
        />
      </FilterGroup>
      <FilterGroup title={one('Where', 'أين')}>
        <Select
          label={one('Unit', 'الوحدة')}
          placeholder={one('Any unit', 'كل الوحدات')}
          choices={[
            { value: 'any', label: one('Any unit', 'كل الوحدات') },
            { value: 'main', label: one('Salmiya', 'السالمية') },
            { value: 'catering', label: one('Catering', 'الولائم') },
          ]}
          value={unit}
          onChange={setUnit}
        />
      </FilterGroup>
    </FilterPanel>
  )
}
