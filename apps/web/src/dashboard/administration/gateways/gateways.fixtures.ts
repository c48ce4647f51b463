import type { Gateway, Gateways, Terms } from '@wasl/contracts/web/dashboard/administration/gateways.contract'

const terms = (currency: string, changes: Partial<Terms> = {}): Terms => ({
  currency,
  fee: null,
  minimum: null,
  maximum: null,
  ...changes,
})

export const gateway = (changes: Partial<Gateway> = {}): Gateway => ({
  code: 'card',
  adapter: 'sandbox',
  isInstalled: true,
  isWallet: false,
  operation: 'purchase',
  hasMultipleAttempts: true,
  settings: [],
  logoUrl: '/art/gw-card.svg',
  active: true,
  name: { en: 'Credit card', ar: 'بطاقة ائتمان' },
  verb: { en: 'Pay Now', ar: 'ادفع الآن' },
  nextStep: {
    en: "You will continue on the bank's page and return here.",
    ar: 'ستنتقل إلى صفحة البنك ثم تعود إلى هنا.',
  },
  terms: [
    terms('KWD', { fee: '0.250', minimum: '1.000', maximum: '500.000' }),
    terms('USD', { fee: '0.80' }),
  ],
  units: [
    { unit: 'main', offered: true, terms: [terms('KWD'), terms('USD')] },
    { unit: 'catering', offered: true, terms: [terms('KWD', { fee: '0.100' }), terms('USD')] },
  ],
  underWay: 2,
  revision: 3,
  ...changes,
})

export const gateways = (list: Gateway[] = everyGateway()): Gateways => ({
  gateways: list,
  units: [
    { unit: 'main', title: { en: 'Main branch', ar: 'الفرع الرئيسي' } },
    { unit: 'catering', title: { en: 'Catering', ar: 'الضيافة' } },
  ],
  preferred: 'knet',
  currency: 'KWD',
})

function everyGateway(): Gateway[] {
  const plain = { logoUrl: null, underWay: 0, nextStep: { en: '', ar: '' } }
  return [
    gateway({
      ...plain,
      code: 'knet',
      name: { en: 'KNET debit card', ar: 'بطاقة كي نت' },
      terms: [terms('KWD')],
      units: [
        { unit: 'main', offered: true, terms: [terms('KWD')] },
        { unit: 'catering', offered: false, terms: [terms('KWD')] },
      ],
      underWay: 1,
    }),
    gateway(),
    gateway({
      ...plain,
      code: 'apple_pay',
      isWallet: true,
      name: { en: 'Apple Pay', ar: 'Apple Pay' },
      terms: [terms('KWD')],
      units: [],
    }),
    gateway({
      ...plain,
      code: 'cod',
      adapter: 'cod',
      active: false,
      settings: ['api_secret'],
      name: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
      terms: [terms('KWD', { maximum: '100.000' })],
      units: [],
    }),
  ]
}
