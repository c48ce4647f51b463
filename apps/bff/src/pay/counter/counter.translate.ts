import type { CreateOptions, NewCustomerPayment } from '@wasl/contracts/core/pay/customer-payment.contract'
import type { Collector as CoreCollector } from '@wasl/contracts/core/pay/customer-payment.contract'
import {
  counterFields,
  type Collector,
  type Counter,
  type CounterField,
  type CounterPayment,
} from '@wasl/contracts/web/pay/counter.contract'
import type { z } from 'zod'
import { fieldNames } from '../../core/core-problem.ts'
import { toUnit } from '../../core/merchant.translate.ts'

const coreNames = {
  firstName: 'customer_first_name',
  lastName: 'customer_last_name',
  phone: 'customer_phone',
  email: 'customer_email',
  civilId: 'civil_id',
  customerId: 'customer_id',
  description: 'description',
} as const satisfies Record<CounterField, keyof NewCustomerPayment>

export function toCounter(options: z.infer<typeof CreateOptions>): Counter {
  const { POST } = options.actions
  return {
    collector: options.collector && toCollector(options.collector),
    collectors: options.collectors.map(toCollector),
    currencies: POST['currency_code']?.choices?.map(({ value }) => value) ?? [],
    country: options.country,
    fields: counterFields.flatMap((name) => {
      const asked = POST[coreNames[name]]
      return asked ? [{ name, isRequired: asked.required }] : []
    }),
    unit: toUnit(options.unit_details),
    header: { languageButton: options.header.language_button, social: options.header.social },
  }
}

const toCollector = ({ id, name_en: en, name_ar: ar, kind }: z.infer<typeof CoreCollector>): Collector => ({
  id,
  name: { en, ar },
  kind,
})

/** What was left empty is not said. */
export function fromPayment(payment: CounterPayment): NewCustomerPayment {
  const said = counterFields.flatMap((name) =>
    payment[name].trim() ? [[coreNames[name], payment[name]]] : [],
  )
  return {
    ...Object.fromEntries(said),
    amount: payment.amount,
    currency_code: payment.currency,
    language: payment.locale,
  }
}

export const counterField = fieldNames({
  ...Object.fromEntries(Object.entries(coreNames).map(([web, core]) => [core, web])),
  currency_code: 'currency',
})
