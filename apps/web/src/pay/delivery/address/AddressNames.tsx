import { addressNames, buildingTypes, customName, deliveryLimits } from '@wasl/domain/delivery'
import { Counter } from '@wasl/ui/fields/Counter'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { BriefcaseIcon } from '@wasl/ui/icons/BriefcaseIcon'
import { HouseIcon } from '@wasl/ui/icons/HouseIcon'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { SproutIcon } from '@wasl/ui/icons/SproutIcon'
import { TreePalmIcon } from '@wasl/ui/icons/TreePalmIcon'
import { TextField } from '@wasl/ui/inputs/TextField'
import css from './AddressNames.module.css'
import { deliveryFieldId } from '../delivery-form-ids.ts'
import { useDeliveryText } from '../delivery.text.ts'
import type { DeliveryFormState } from '../useDeliveryForm.ts'

const icons = {
  Home: <HouseIcon />,
  Work: <BriefcaseIcon />,
  Chalet: <TreePalmIcon />,
  Farm: <SproutIcon />,
  [customName]: <PencilIcon />,
}

/** S1 §3: what the address goes by, and what stands there. */
export function AddressNames({ state: { fields, change, problemOf } }: { state: DeliveryFormState }) {
  const t = useDeliveryText()
  const left = (count: number) =>
    count < 0 ? t('delivery.over', { count: -count }) : t('delivery.left', { count })
  return (
    <div className={css.names}>
      <RadioCards
        id={deliveryFieldId('address')}
        name="address"
        look="chips"
        label={t('delivery.name')}
        problem={problemOf('address')}
        value={fields.address}
        onChange={(address) => change({ address })}
        choices={([...addressNames, customName] as const).map((name) => ({
          value: name,
          label: t(`delivery.${name}`),
          icon: icons[name],
        }))}
      />
      <div className={css.custom}>
        <TextField
          id={deliveryFieldId('customAddress')}
          name="customAddress"
          label={t('delivery.customAddress')}
          problem={problemOf('customAddress')}
          autoComplete="off"
          value={fields.customAddress}
          onChange={({ currentTarget }) => change({ customAddress: currentTarget.value })}
          aside={
            <Counter
              used={fields.customAddress.length}
              limit={deliveryLimits.customAddress}
              write={left}
              from={0}
            />
          }
        />
      </div>
      <RadioCards
        id={deliveryFieldId('type')}
        name="type"
        look="chips"
        label={t('delivery.type')}
        problem={problemOf('type')}
        value={fields.type}
        onChange={(type) => change({ type })}
        choices={buildingTypes.map((type) => ({ value: type, label: t(`delivery.${type}`) }))}
      />
    </div>
  )
}
