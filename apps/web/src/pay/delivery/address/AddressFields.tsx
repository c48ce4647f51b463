import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import { deliveryLimits } from '@wasl/domain/delivery'
import { rewriteTyped } from '@wasl/ui/inputs/rewrite-typed.ts'
import { normaliseDigits } from '@wasl/domain/digits'
import { Counter } from '@wasl/ui/fields/Counter'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { TextField } from '@wasl/ui/inputs/TextField'
import { AddressNames } from './AddressNames.tsx'
import css from './AddressFields.module.css'
import { AreaField } from './AreaField.tsx'
import { deliveryFieldId } from '../delivery-form-ids.ts'
import { useDeliveryText } from '../delivery.text.ts'
import { fieldNames } from './field-names.ts'
import { firstFields } from './first-fields.ts'
import type { DeliveryFormState } from '../useDeliveryForm.ts'

type Props = { delivery: Delivery; state: DeliveryFormState }
type Plain = 'block' | 'street' | 'avenue' | 'houseNo' | 'floor' | 'officeNo'

/** ux DEL-02: in the order Kuwaiti addresses have; what need not be filled in says so in words. */
export function AddressFields({ delivery, state }: Props) {
  const t = useDeliveryText()
  const { fields, change, problemOf } = state
  const saved = delivery.saved && firstFields(delivery, null)
  /** ux DEL-08: what differs from last time says what it was. */
  const wasOf = (name: keyof typeof fields) =>
    saved?.[name] && saved[name] !== fields[name] ? t('delivery.was', { value: saved[name] }) : undefined
  const plain = (name: Plain, isOptional = false) => (
    <TextField
      id={deliveryFieldId(name)}
      name={name}
      label={t(fieldNames[name])}
      optional={isOptional ? t('delivery.optional') : undefined}
      hint={wasOf(name)}
      problem={problemOf(name)}
      value={fields[name]}
      maxLength={deliveryLimits[name]}
      // `street-address` is the whole address and belongs to a field of several lines.
      autoComplete={name === 'street' ? 'address-line1' : 'off'}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )
  const left = (count: number) =>
    count < 0 ? t('delivery.over', { count: -count }) : t('delivery.left', { count })
  return (
    <>
      <AddressNames state={state} />
      <p className={css.note}>{t('delivery.allRequired')}</p>
      <AreaField delivery={delivery} state={state} hint={wasOf('area')} />
      <div className={css.pair}>
        {plain('block')}
        {plain('street')}
        {plain('avenue', true)}
        {plain('houseNo')}
        <div className={css.floors}>
          {plain('floor', true)}
          {plain('officeNo', true)}
        </div>
      </div>
      <TextField
        id={deliveryFieldId('paciNo')}
        name="paciNo"
        label={t('delivery.paciNo')}
        optional={t('delivery.optional')}
        hint={wasOf('paciNo') ?? t('delivery.paciHint')}
        problem={problemOf('paciNo')}
        inputMode="numeric"
        autoComplete="off"
        value={fields.paciNo}
        onChange={({ currentTarget }) => change({ paciNo: rewriteTyped(currentTarget, onlyEightDigits) })}
        aside={<Counter used={fields.paciNo.length} limit={deliveryLimits.paciNo} write={left} from={0} />}
      />
      <TextArea
        id={deliveryFieldId('specialInstructions')}
        name="specialInstructions"
        label={t('delivery.specialInstructions')}
        optional={t('delivery.optional')}
        hint={wasOf('specialInstructions')}
        problem={problemOf('specialInstructions')}
        rows={2}
        value={fields.specialInstructions}
        onChange={({ currentTarget }) => change({ specialInstructions: currentTarget.value })}
        aside={
          <Counter
            used={fields.specialInstructions.length}
            limit={deliveryLimits.specialInstructions}
            write={left}
            from={0}
          />
        }
      />
    </>
  )
}

/** S1 §5: typing beyond eight digits is blocked. */
const onlyEightDigits = (text: string): string =>
  normaliseDigits(text).replace(/\D/g, '').slice(0, deliveryLimits.paciNo)
