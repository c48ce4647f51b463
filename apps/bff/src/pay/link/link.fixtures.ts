import { unit } from '../pay.fixtures.ts'

/** A reusable link, as the core shows it to anybody. */
export const openedLink = {
  id: 'LINK-1',
  state: 'open',
  message: null,
  amount: '5.000',
  currency_code: 'KWD',
  delivery_charges: '0.000',
  has_editable_amount: false,
  minimum_amount: null,
  maximum_amount: null,
  description_en: 'Workshop',
  description_ar: 'ورشة',
  asks: ['name', 'phone'],
  country: 'KW',
  unit_details: unit,
  header: { language_button: true, social: 'footer' },
}
