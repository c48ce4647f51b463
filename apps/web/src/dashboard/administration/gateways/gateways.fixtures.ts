import type { Gateway, Gateways, Terms } from '@wasl/contracts/web/dashboard/administration/gateways.contract'

const terms = (currencyCode: string, changes: Partial<Terms> = {}): Terms => ({
  currencyCode,
  fee: null,
  minimum: null,
  maximum: null,
  ...changes,
})

export const gateway = (changes: Partial<Gateway> = {}): Gateway => ({
  code: 'card',
  adapter: 'sandbox',
  installed: true,
  wallet: false,
  operation: 'purchase',
  multipleAttempts: true,
  settings: [],
  logoUrl: '/art/gw-card.svg',
  active: true,
  nameEn: 'Credit card',
  nameAr: 'بطاقة ائتمان',
  verbEn: 'Pay Now',
  verbAr: 'ادفع الآن',
  nextStepEn: "You will continue on the bank's page and return here.",
  nextStepAr: 'ستنتقل إلى صفحة البنك ثم تعود إلى هنا.',
  terms: [
    terms('KWD', { fee: '0.250', minimum: '1.000', maximum: '500.000' }),
    terms('USD', { fee: '0.80' }),
  ],
  units: [
    { unitCode: 'main', offered: true, terms: [terms('KWD'), terms('USD')] },
    { unitCode: 'catering', offered: true, terms: [terms('KWD', { fee: '0.100' }), terms('USD')] },
  ],
  underWay: 2,
  revision: 3,
  ...changes,
})

export const gateways = (list: Gateway[] = everyGateway()): Gateways => ({
  results: list,
  units: [
    { unitCode: 'main', titleEn: 'Main branch', titleAr: 'الفرع الرئيسي' },
    { unitCode: 'catering', titleEn: 'Catering', titleAr: 'الضيافة' },
  ],
  preferredGateway: 'knet',
  currency: 'KWD',
})

function everyGateway(): Gateway[] {
  const plain = { logoUrl: null, underWay: 0, nextStepEn: '', nextStepAr: '' }
  return [
    gateway({
      ...plain,
      code: 'knet',
      nameEn: 'KNET debit card',
      nameAr: 'بطاقة كي نت',
      terms: [terms('KWD')],
      units: [
        { unitCode: 'main', offered: true, terms: [terms('KWD')] },
        { unitCode: 'catering', offered: false, terms: [terms('KWD')] },
      ],
      underWay: 1,
    }),
    gateway(),
    gateway({
      ...plain,
      code: 'apple_pay',
      wallet: true,
      nameEn: 'Apple Pay',
      nameAr: 'Apple Pay',
      terms: [terms('KWD')],
      units: [],
    }),
    gateway({
      ...plain,
      code: 'cod',
      adapter: 'cod',
      active: false,
      settings: ['api_secret'],
      nameEn: 'Cash on delivery',
      nameAr: 'الدفع عند الاستلام',
      terms: [terms('KWD', { maximum: '100.000' })],
      units: [],
    }),
  ]
}
