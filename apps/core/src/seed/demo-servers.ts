import { keyText } from '../kernel/api-keys/key-text.ts'
import { apiScopes, type ApiScope } from '../kernel/api-keys/scopes.ts'

type DemoKey = { merchant: string; keyId: string; secret: string; scopes: readonly ApiScope[] }

/** Known to everybody who reads this: demo mode answers on this machine alone, and production refuses the demo's data. */
export const demoKeys: readonly DemoKey[] = [
  {
    merchant: 'merchant',
    keyId: 'demo',
    secret: 'Wasl-demo-key-for-this-machine-only-0001',
    scopes: apiScopes,
  },
  {
    merchant: 'merchant_alt',
    keyId: 'demo-nuwair',
    secret: 'Wasl-demo-key-for-this-machine-only-0002',
    scopes: ['transactions:read'],
  },
]

/** The first merchant's, whole. */
export const demoKeyText = demoKeys.slice(0, 1).map(keyText).join('')

/** Leads to a request of the demo's shop that can be paid. */
export const demoSession = { merchant: 'merchant', publicId: 'CS-002', request: 'EC-002' } as const

type DemoReferrer = { key: string; kind: 'phone' | 'text'; labelEn: string; labelAr: string }

export const demoReferrers: readonly DemoReferrer[] = [
  { key: 'gathering', kind: 'phone', labelEn: 'Phone number', labelAr: 'رقم الهاتف' },
  { key: 'order', kind: 'text', labelEn: 'Order number', labelAr: 'رقم الطلب' },
]

type DemoCode = { referrer: string; code: string; pair: string } & (
  | { request: string }
  | { redirectUrl: string }
)

export const demoCodes: readonly DemoCode[] = [
  { referrer: 'gathering', code: '24681357', pair: '+96550012345', request: 'PR-1001' },
  { referrer: 'order', code: '13572468', pair: 'TT-1005', request: 'PR-1005' },
  {
    referrer: 'order',
    code: '55550001',
    pair: 'TT-5001',
    redirectUrl: 'https://tamra-tide.example/orders/TT-5001',
  },
  {
    referrer: 'order',
    code: '55550002',
    pair: 'TT-5002',
    redirectUrl: 'https://delivery.example/track/TT-5002',
  },
]
