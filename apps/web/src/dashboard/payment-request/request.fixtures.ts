import type { OfferedGateway, RequestSetup } from '@wasl/contracts/web/dashboard/payment-request.contract'
import { unit } from '../../pay/pay.fixtures.ts'

const both = (en: string, ar: string) => ({ en, ar })

const gateway = (code: string, name: { en: string; ar: string }, fee?: string): OfferedGateway => ({
  code,
  name,
  currencies: ['KWD'],
  feesAt: { main: fee ? { KWD: fee } : {} },
  verb: both('Pay Now', 'ادفع الآن'),
  nextStep: both(`You will continue on the ${name.en} page.`, `ستنتقل إلى صفحة ${name.ar}.`),
  logoUrl: null,
  isWallet: false,
})

/** What the core offers of the demo's merchant. */
export const requestSetup = (changes: Partial<RequestSetup> = {}): RequestSetup => ({
  currency: 'KWD',
  currencies: [
    { code: 'KWD', decimals: 3 },
    { code: 'USD', decimals: 2 },
  ],
  country: 'KW',
  language: 'en',
  units: [{ key: 'main', isPaused: false, unit }],
  gateways: [
    gateway('knet', both('KNET debit card', 'بطاقة كي نت')),
    { ...gateway('card', both('Credit card', 'بطاقة ائتمان'), '0.250'), currencies: ['KWD', 'USD'] },
    gateway('instalments', both('Instalments', 'تقسيط'), '0.400'),
    gateway('cod', both('Cash on delivery', 'الدفع عند الاستلام')),
  ],
  preferredGateway: 'knet',
  customFields: [{ name: 'branch_no', label: both('Branch', 'الفرع') }],
  productTypes: ['Catering', 'Gift box'],
  redirectOrigins: ['https://tamra-tide.example'],
  notifications: { email: ['created', 'paid'], sms: ['created'], whatsapp: [] },
  terms: { html: both('<p>Our terms</p>', '<p>شروطنا</p>'), version: 3, required: false },
  disclaimer: null,
  header: { languageButton: true, social: 'footer' },
  defaultHours: 24,
  longestDays: 366,
  attachment: {
    endings: ['pdf', 'png', 'jpg', 'jpeg', 'docx', 'xlsx', 'doc', 'xls', 'txt'],
    mostBytes: 2_621_440,
  },
  mayManageTemplates: true,
  ...changes,
})

export const madeRequest = {
  id: 'vd0LVnk9Q3yZ1m4oX2a8Bg',
  amount: '48.750',
  currency: 'KWD',
  payUrl: 'https://tamra-tide.example/ar/pay/vd0LVnk9Q3yZ1m4oX2a8Bg',
  expiresAt: '2026-11-27T15:00:00.000Z',
}
