const collector = { id: 'COL-1', name_en: 'Desk', name_ar: 'مكتب', kind: 'unit' }
const field = { type: 'string', required: false, read_only: false }
/** OPTIONS of a counter, as the core answers them. */
export const createCounterOptions = {
  actions: {
    POST: {
      amount: { ...field, required: true },
      currency_code: { ...field, type: 'choice', choices: [{ value: 'KWD', display_name: 'KWD' }] },
      customer_phone: { ...field, type: 'phone', required: true },
      description: field,
    },
  },
  collector,
  collectors: [collector],
  default_currency: 'KWD',
  country: 'KW',
  unit_details: {
    logo_url: null,
    title_en: 'Shop',
    title_ar: 'متجر',
    website: null,
    twitter_url: null,
    instagram_url: null,
    facebook_url: null,
    show_unit_title: true,
    header_color: '#ffffff',
  },
  header: { language_button: true, social: 'header' },
  is_public: false,
}
