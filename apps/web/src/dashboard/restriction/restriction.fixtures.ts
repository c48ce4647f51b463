import type { Rule, Rules } from '@wasl/contracts/web/dashboard/restriction.contract'

export const rule = (changes: Partial<Rule> = {}): Rule => ({
  id: 'RULE-1',
  name: 'Five payments a day',
  active: true,
  scope: 'all',
  scopeOf: [],
  identifier: 'phone',
  list: 'none',
  currency: 'KWD',
  minimum: null,
  maximum: null,
  sumPerDay: '2000.000',
  sumPerMonth: null,
  paymentsPerDay: 5,
  paymentsPerMonth: null,
  currencies: [],
  gateways: [],
  days: [],
  opens: null,
  closes: null,
  messageEn: null,
  messageAr: null,
  identifiers: 0,
  unlimitedCurrencies: [],
  hits: 3,
  lastHitAt: '2026-11-20T14:40:00.000Z',
  revision: 0,
  createdBy: 'admin.demo',
  updatedAt: '2026-11-19T09:00:00.000Z',
  ...changes,
})

const named = (value: string, en: string, ar: string) => ({ value, nameEn: en, nameAr: ar })

export const rules = (list: Rule[] = everyRule()): Rules => ({
  results: list,
  collectors: [
    named('COL-1', 'Yousef Karam', 'يوسف كرم'),
    named('COL-2', 'Catering counter', 'منفذ الضيافة'),
  ],
  gateways: [
    named('knet', 'KNET debit card', 'بطاقة كي نت'),
    named('cod', 'Cash on delivery', 'الدفع عند الاستلام'),
  ],
  currencies: ['KWD', 'USD'],
  timezone: 'Asia/Kuwait',
  country: 'KW',
})

function everyRule(): Rule[] {
  return [
    rule(),
    rule({
      id: 'RULE-2',
      name: 'Blocked phones',
      list: 'block',
      sumPerDay: null,
      paymentsPerDay: null,
      identifiers: 12,
      hits: 0,
      lastHitAt: null,
    }),
    rule({
      id: 'RULE-3',
      name: 'Evenings at the catering counter',
      active: false,
      scope: 'collector',
      scopeOf: ['COL-2'],
      identifier: 'email',
      currencies: ['KWD'],
      gateways: ['knet'],
      days: [4, 5],
      opens: '18:00',
      closes: '02:00',
      maximum: '250.000',
    }),
  ]
}
