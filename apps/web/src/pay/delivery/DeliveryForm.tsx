import type { Delivery } from '@wasl/contracts/web/pay/delivery.contract'
import type { Bill } from '@wasl/contracts/web/pay.contract'
import { useSelector } from '@xstate/react'
import { Alert } from '@wasl/ui/notices/Alert'
import { Card } from '@wasl/ui/layout/Card'
import { paths } from '../../base/paths.ts'
import type { PayForm } from '../usePayActor.ts'
import { AddressFields } from './address/AddressFields.tsx'
import { AreaField } from './address/AreaField.tsx'
import { ContinueButton } from './ContinueButton.tsx'
import css from './DeliveryForm.module.css'
import { deliveryFormId, deliveryFieldId } from './delivery-form-ids.ts'
import { useDeliveryText } from './delivery.text.ts'
import type { DeliveryActor } from './useDeliveryActor.ts'
import type { DeliveryFormState } from './useDeliveryForm.ts'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { useState } from 'react'
import type { DeliveryField } from '@wasl/domain/delivery'
import { ErrorSummary } from '@wasl/ui/notices/ErrorSummary'
import { fieldNames } from './address/field-names.ts'

const inOrder: readonly (DeliveryField | 'location')[] = [
  'location',
  'address',
  'customAddress',
  'type',
  'area',
  'block',
  'street',
  'avenue',
  'houseNo',
  'floor',
  'officeNo',
  'paciNo',
  'specialInstructions',
]

/** ux DEL-06: what is wrong, each line leading to its field; it takes the focus at each press that found something. */
function ProblemSummary({ state: { refusals, problemOf } }: { state: DeliveryFormState }) {
  const t = useDeliveryText()
  const problems = inOrder.flatMap((field) => {
    const problem = problemOf(field)
    if (!problem) return []
    return { fieldId: deliveryFieldId(field), message: `${t(fieldNames[field])}: ${problem}` }
  })
  if (refusals === 0 || problems.length === 0) return null
  return (
    <ErrorSummary
      key={refusals}
      title={t('delivery.problems', { count: problems.length })}
      problems={problems}
    />
  )
}

type Props = {
  actor: DeliveryActor
  delivery: Delivery
  state: DeliveryFormState
  bill: Bill
  form: PayForm
}

export function DeliveryForm({ actor, delivery, state, bill, form }: Props) {
  const t = useDeliveryText()
  const location = useSelector(actor, ({ context }) => context.location)
  const { notice } = form
  const isQuestion = notice?.code === 'pin_elsewhere'
  return (
    <Card>
      <form
        id={deliveryFormId}
        method="post"
        action={paths.payForm(bill.transactionId)}
        noValidate
        className={css.form}
        onSubmit={state.submit}
      >
        <input type="hidden" name="token" value={form.token} />
        <input type="hidden" name="step" value="delivery" />
        {location && (
          <>
            <input type="hidden" name="lat" value={location.lat} />
            <input type="hidden" name="lng" value={location.lng} />
          </>
        )}
        <ProblemSummary state={state} />
        {notice?.delivery && state.refusals === 0 && (
          <Alert tone={isQuestion ? 'warning' : 'danger'} isUrgent>
            {notice.message}
          </Alert>
        )}
        {isQuestion && <PinAnswers />}
        {delivery.capture.address ? (
          <AddressFields delivery={delivery} state={state} />
        ) : (
          <noscript>
            <AreaField delivery={delivery} state={state} hint={t('delivery.areaAsPin')} />
          </noscript>
        )}
        <ContinueButton actor={actor} delivery={delivery} state={state} />
      </form>
    </Card>
  )
}

/** The question which is right, for a browser without our script; with it, a popup asks. */
function PinAnswers() {
  const t = useDeliveryText()
  const [answer, setAnswer] = useState('keep')
  return (
    <noscript>
      <RadioCards
        label={t('delivery.pinQuestion')}
        name="pin"
        look="chips"
        value={answer}
        onChange={setAnswer}
        choices={[
          { value: 'keep', label: t('delivery.pinRight') },
          { value: 'area', label: t('delivery.formRight', { area: '' }) },
        ]}
      />
    </noscript>
  )
}
