import type { Counter } from '@wasl/contracts/web/pay/counter.contract'

const cashier = { id: 'COL-1', name: { en: 'Yousef Karam', ar: 'يوسف كرم' }, kind: 'staff' as const }
const catering = { id: 'COL-2', name: { en: 'Catering counter', ar: 'منفذ الضيافة' }, kind: 'unit' as const }

export const counter = (changes: Partial<Counter> = {}): Counter => ({
  collector: cashier,
  collectors: [cashier, catering],
  currencies: ['KWD', 'USD', 'JPY'],
  country: 'KW',
  fields: [
    { name: 'firstName', isRequired: false },
    { name: 'lastName', isRequired: false },
    { name: 'phone', isRequired: false },
    { name: 'email', isRequired: false },
    { name: 'description', isRequired: false },
  ],
  unit: {
    title: { en: 'Tamra & Tide', ar: 'تمرة ومدّ' },
    logoUrl: '/art/logo-tamra.svg',
    website: 'https://tamra-tide.example',
    showTitle: true,
    headerColor: '#ffffff',
    social: {
      x: 'https://tamra-tide.example/x',
      instagram: 'https://tamra-tide.example/ig',
      facebook: 'https://tamra-tide.example/fb',
    },
  },
  header: { languageButton: true, social: 'header' },
  ...changes,
})
