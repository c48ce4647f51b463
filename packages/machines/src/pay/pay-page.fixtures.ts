import type { Bill, PayChoice, PayPage, PayPageLoad } from '@wasl/contracts/web/pay.contract'

/** The server's clock in all fixtures. */
export const serverNow = '2026-11-20T12:00:00.000Z'

const both = (en: string, ar: string) => ({ en, ar })
const kwd = (amount: string) => ({ amount, currency: 'KWD' })

export const choiceFixture = (gatewayCode: string, base: string, fee = '0.000'): PayChoice => ({
  gatewayCode,
  gateway: both(gatewayCode, gatewayCode),
  logoUrl: null,
  base: kwd(base),
  fee: kwd(fee),
  delivery: kwd('0.000'),
  total: kwd((Number(base) + Number(fee)).toFixed(3)),
  buttonVerb: both('Pay Now', 'ادفع الآن'),
  nextStep: null,
})

export const billFixture = (expiresAt: string | null = null): Bill => ({
  transactionId: 'PR-1',
  plugin: 'payment_request',
  state: 'pending',
  unit: {
    title: both('Tamra & Tide', 'تمرة ومدّ'),
    logoUrl: null,
    website: null,
    showTitle: true,
    headerColor: '#ffffff',
    social: { x: null, instagram: null, facebook: null },
  },
  customer: { name: both('Noura', 'نورة'), email: null, phone: null },
  description: both('Coffee', 'قهوة'),
  orderNo: null,
  merchantFields: [],
  promotionalPrice: null,
  remarks: [],
  attachment: null,
  amount: kwd('7.000'),
  delivery: kwd('0.000'),
  expiresAt,
  header: { languageButton: true, social: 'footer' },
})

export const invalidFixture = (): PayPageLoad => ({
  kind: 'invalid',
  unit: billFixture().unit,
  header: billFixture().header,
  state: 'invalid',
  message: both('', ''),
  attemptId: null,
})

type Changes = {
  choices?: PayChoice[]
  preferredGateway?: string | null
  expiresAt?: string | null
  termsRequired?: boolean
  delivery?: PayPage['delivery']
  liveAttemptId?: string | null
  additionalPhone?: PayPage['additionalPhone']
  termsVersion?: number
}

export const payableFixture = ({
  choices = [choiceFixture('knet', '7.000')],
  preferredGateway = null,
  expiresAt = null,
  termsRequired = false,
  delivery = null,
  liveAttemptId = null,
  additionalPhone = null,
  termsVersion = 1,
}: Changes = {}): Extract<PayPageLoad, { kind: 'payable' }> => ({
  kind: 'payable',
  serverNow,
  page: {
    bill: billFixture(expiresAt),
    choices,
    wallets: [],
    preferredGateway,
    editableAmount: { minimum: null, maximum: null },
    additionalPhone,
    terms: { html: both('<p>Terms</p>', '<p>الشروط</p>'), version: termsVersion, required: termsRequired },
    disclaimer: null,
    liveAttemptId,
    liveBankUrl: null,
    delivery,
  },
})
