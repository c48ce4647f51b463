import { Checkbox } from '@wasl/ui/fields/choices/Checkbox'
import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import { ComboBox } from '@wasl/ui/fields/choices/ComboBox'
import { Counter } from '@wasl/ui/fields/Counter'
import { CountryPhoneField } from '@wasl/ui/fields/phone/CountryPhoneField'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { MapPinIcon } from '@wasl/ui/icons/MapPinIcon'
import { StoreIcon } from '@wasl/ui/icons/StoreIcon'
import { TextField } from '@wasl/ui/inputs/TextField'
import { areaGroups } from '../ui/areas.ts'
import { say } from '../ui/in-locale.ts'
import { leftWords } from '../ui/left-words.ts'
import { orderLabels, type Order, type OrderProblems, type Toolbar } from './sample-order.ts'

type Props = {
  context: Toolbar
  order: Order
  problems: OrderProblems
  onChange: (change: Partial<Order>) => void
}

export function SampleFields({ context, order, problems, onChange }: Props) {
  const labels = orderLabels(context)
  return (
    <>
      <RadioCards
        id="kind"
        label={labels.kind}
        problem={problems.kind}
        value={order.kind}
        onChange={(kind) => onChange({ kind })}
        choices={[
          { value: 'pickup', icon: <StoreIcon />, label: say(context, 'Pickup', 'استلام') },
          { value: 'delivery', icon: <MapPinIcon />, label: say(context, 'Delivery', 'توصيل') },
        ]}
      />
      <TextField
        id="name"
        label={labels.name}
        autoComplete="name"
        problem={problems.name}
        value={order.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <CountryPhoneField
        id="phone"
        label={labels.phone}
        hint={say(context, 'The driver calls it at the door', 'يتصل به السائق عند الباب')}
        problem={problems.phone}
        value={order.phone}
        onChange={(phone) => onChange({ phone })}
        words={{
          country: say(context, 'Country code', 'رمز الدولة'),
          search: say(context, 'Search for a country', 'ابحث عن دولة'),
          nothingFound: say(context, 'No country of this name', 'لا توجد دولة بهذا الاسم'),
        }}
      />
      <div className="sample-pair">
        <ComboBox
          id="area"
          label={labels.area}
          openLabel={say(context, 'Show all areas', 'عرض كل المناطق')}
          nothingFound={say(context, 'No area of this name', 'لا توجد منطقة بهذا الاسم')}
          groups={areaGroups(context)}
          problem={problems.area}
          value={order.area}
          onChange={(area) => onChange({ area })}
        />
        <TextField
          id="block"
          label={labels.block}
          inputMode="numeric"
          problem={problems.block}
          value={order.block}
          onChange={(event) => onChange({ block: event.currentTarget.value })}
        />
      </div>
      <TextArea
        id="instruction"
        label={labels.instruction}
        optional={say(context, '(optional)', '(اختياري)')}
        problem={problems.instruction}
        value={order.instruction}
        onChange={(event) => onChange({ instruction: event.currentTarget.value })}
        aside={
          <Counter used={order.instruction.length} limit={256} write={(left) => leftWords(context, left)} />
        }
      />
      <CheckboxGroup
        id="notify"
        label={labels.notify}
        problem={problems.notify}
        look="cards"
        values={order.notify}
        onChange={(notify) => onChange({ notify })}
        choices={[
          { value: 'sms', label: say(context, 'Text message', 'رسالة نصية') },
          { value: 'email', label: say(context, 'Email', 'بريد إلكتروني') },
        ]}
      />
      <Checkbox
        id="isAgreed"
        label={labels.isAgreed}
        problem={problems.isAgreed}
        checked={order.isAgreed}
        onChange={(isAgreed) => onChange({ isAgreed })}
      />
    </>
  )
}
