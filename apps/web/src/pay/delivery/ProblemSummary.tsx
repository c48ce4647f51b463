import type { DeliveryField } from '@wasl/domain/delivery'
import { ErrorSummary } from '@wasl/ui/ErrorSummary'
import { useDeliveryText } from './delivery.text.ts'
import { deliveryFieldId } from './delivery-form-ids.ts'
import { fieldNames } from './field-names.ts'
import type { DeliveryFormState } from './useDeliveryForm.ts'

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
export function ProblemSummary({ state: { refusals, problemOf } }: { state: DeliveryFormState }) {
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
