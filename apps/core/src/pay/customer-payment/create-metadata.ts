import type { CreateOptions } from '@wasl/contracts/core/pay/customer-payment.contract'
import type { z } from 'zod'
import type { CollectorRow } from '../../kernel/restrictions/collectors.store.ts'
import { headerOf } from '../../kernel/merchants/header-config.domain.ts'
import { unitDetails } from '../../kernel/merchants/unit-on-wire.ts'
import type { Counter } from './counter.service.ts'
import type { CreateFacts } from './create-options.service.ts'

type Options = z.input<typeof CreateOptions>
type Field = Options['actions']['POST'][string]

/** The form as it is asked for here. Ids that no rule needs are not asked for. */
export function createOptions(counter: Counter, facts: CreateFacts): Options {
  const { merchant, unit, collector, staff } = counter
  const { required, currencies, collectors } = facts
  const text = (most: number, type: Field['type'] = 'string', isRequired = false): Field => ({
    type,
    required: isRequired,
    read_only: false,
    max_length: most,
  })
  return {
    actions: {
      POST: {
        amount: text(32, 'string', true),
        currency_code: {
          type: 'choice',
          required: true,
          read_only: false,
          choices: currencies.map((code) => ({ value: code, display_name: code })),
        },
        customer_first_name: text(64),
        customer_last_name: text(64),
        customer_phone: text(32, 'phone', required.has('phone')),
        customer_email: text(128, 'email', required.has('email')),
        ...(required.has('civil_id') && { civil_id: text(32, 'string', true) }),
        ...(required.has('customer_id') && { customer_id: text(64, 'string', true) }),
        description: text(256),
      },
    },
    collector: collector && collectorOnWire(collector),
    collectors: collectors.map(collectorOnWire),
    default_currency: currencies[0] ?? merchant.currency,
    country: merchant.countryCode,
    unit_details: unitDetails(unit),
    header: headerOf('pos', merchant.headerConfig['pos']),
    is_public: staff === null,
  }
}

export const collectorOnWire = ({ publicId, nameEn, nameAr, username }: CollectorRow) => ({
  id: publicId,
  name_en: nameEn,
  name_ar: nameAr,
  kind: username === null ? ('unit' as const) : ('staff' as const),
})
