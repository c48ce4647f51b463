import type { AuditEntry, AuditPage } from '@wasl/contracts/web/dashboard/administration/audit.contract'
import type { Locale } from '@wasl/domain/locale'

const sentences: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Changed the user cashier.demo',
    'Asked the bank for a refund',
    'Signed in',
    'Issued an API key: shop',
    'An operation that was asked for waited too long and was not carried out',
  ],
  ar: [
    'تعديل المستخدم cashier.demo',
    'طلب استرداد من البنك',
    'تسجيل الدخول',
    'إصدار مفتاح API: shop',
    'عدم تنفيذ عملية مطلوبة بعد انتظارها أطول من المدة المحددة',
  ],
}

const alia = { actorNameEn: 'Alia Al-Sane', actorNameAr: 'علياء الصانع' }
const nobody = { actorNameEn: null, actorNameAr: null }

const written: readonly Omit<AuditEntry, 'description'>[] = [
  {
    id: 40,
    actor: 'admin.demo',
    ...alia,
    action: 'user.changed',
    object: 'cashier.demo',
    detail: {
      before: { roles: ['cashier'], email: 'cashier@tamra-tide.example' },
      after: { roles: ['cashier', 'support'], email: 'yousef@tamra-tide.example' },
    },
    network: '3f2a91bc77d0e1aa',
    requestId: 'c1b2a3d4',
    timestamp: '2026-11-20T12:40:00Z',
  },
  {
    id: 39,
    actor: 'checker.demo',
    actorNameEn: 'Reem Bouresli',
    actorNameAr: 'ريم بورسلي',
    action: 'refund.requested',
    object: 'PR-1005',
    detail: { amount: '5.000 KWD' },
    network: '77d0e1aa',
    requestId: 'e5f6a7b8',
    timestamp: '2026-11-20T11:12:00Z',
  },
  {
    id: 38,
    actor: 'admin.demo',
    ...alia,
    action: 'session.started',
    object: 'staff_session 12',
    detail: {},
    network: '3f2a91bc77d0e1aa',
    requestId: null,
    timestamp: '2026-11-20T11:00:00Z',
  },
  {
    id: 37,
    actor: 'installation',
    ...nobody,
    action: 'api_key.issued',
    object: 'shop',
    detail: {},
    network: null,
    requestId: null,
    timestamp: '2026-11-19T08:00:00Z',
  },
  {
    id: 36,
    actor: 'wasl',
    ...nobody,
    action: 'operation.expired',
    object: 'PR-1011',
    detail: {},
    network: null,
    requestId: null,
    timestamp: '2026-11-19T07:00:00Z',
  },
]

export const auditPage = (locale: Locale): AuditPage => ({
  results: written.map((entry, at) => ({ ...entry, description: sentences[locale][at] ?? entry.action })),
  next: '35',
})
