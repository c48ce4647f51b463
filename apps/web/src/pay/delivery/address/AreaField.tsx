import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { areaMeant, searchAreas } from '@wasl/domain/area-search'
import { deliveryLimits } from '@wasl/domain/delivery'
import { otherLocale } from '@wasl/domain/locale'
import { SuggestField } from '@wasl/ui/inputs/SuggestField'
import { TextField } from '@wasl/ui/inputs/TextField'
import { useLocale } from '../../../i18n/language.tsx'
import { deliveryFieldId } from '../delivery-form-ids.ts'
import { useDeliveryText } from '../delivery.text.ts'
import type { DeliveryFormState } from '../useDeliveryForm.ts'

type Props = { delivery: Delivery; state: DeliveryFormState; hint?: string | undefined }

/** Any spelling in either language finds the area; where a country has no list, it is written. */
export function AreaField({ delivery: { areas }, state, hint }: Props) {
  const t = useDeliveryText()
  const locale = useLocale()
  const { fields, change, problemOf } = state
  const words = {
    id: deliveryFieldId('area'),
    name: 'area',
    label: t('delivery.area'),
    hint,
    problem: problemOf('area'),
    maxLength: deliveryLimits.area,
    autoComplete: 'address-level2',
  }
  if (areas.length === 0) {
    return (
      <TextField
        {...words}
        value={fields.area}
        onChange={({ currentTarget }) => change({ area: currentTarget.value })}
      />
    )
  }
  return (
    <SuggestField
      {...words}
      value={areas.find(({ en }) => en === fields.area)?.[locale] ?? fields.area}
      onType={(area) => change({ area })}
      onChoose={(area) => change({ area })}
      onBlur={() => {
        const meant = areaMeant(areas, fields.area)
        if (meant && meant.en !== fields.area) change({ area: meant.en })
      }}
      suggest={(text) =>
        searchAreas(areas, text).map((area) => ({
          id: area.en,
          label: area[locale],
          note: area[otherLocale(locale)],
        }))
      }
      words={{
        open: t('delivery.areaOpen'),
        nothing: t('delivery.areaNone'),
        found: (count) => t('delivery.areasFound', { count }),
      }}
    />
  )
}
