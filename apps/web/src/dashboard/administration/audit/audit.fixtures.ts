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

const alia = { en: 'Alia Al-Sane', ar: 'علياء الصانع' }

const written: readonly Omit<AuditEntry, 'description'>[] = [
  {
    id: '40',
    actor: 'admin.demo',
    actorName: alia,
    action: 'user.changed',
    object: 'cashier.demo',
    changes: [
      { name: 'roles', before: 'cashier', after: 'cashier, support' },
      { name: 'email', before: 'cashier@tamra-tide.example', after: 'yousef@tamra-tide.example' },
    ],
    facts: [],
    network: '3f2a91bc',
    requestId: 'c1b2a3d4',
    at: '2026-11-20T12:40:00Z',
  },
  {
    id: '39',
    actor: 'checker.demo',
    actorName: { en: 'Reem Bouresli', ar: 'ريم بورسلي' },
    action: 'refund.requested',
    object: 'PR-1005',
    changes: [],
    facts: [{ name: 'amount', value: '5.000 KWD' }],
    network: '77d0e1aa',
    requestId: 'e5f6a7b8',
    at: '2026-11-20T11:12:00Z',
  },
  {
    id: '38',
    actor: 'admin.demo',
    actorName: alia,
    action: 'session.started',
    object: 'staff_session 12',
    changes: [],
    facts: [],
    network: '3f2a91bc',
    requestId: null,
    at: '2026-11-20T11:00:00Z',
  },
  {
    id: '37',
    actor: 'installation',
    actorName: null,
    action: 'api_key.issued',
    object: 'shop',
    changes: [],
    facts: [],
    network: null,
    requestId: null,
    at: '2026-11-19T08:00:00Z',
  },
  {
    id: '36',
    actor: 'wasl',
    actorName: null,
    action: 'operation.expired',
    object: 'PR-1011',
    changes: [],
    facts: [],
    network: null,
    requestId: null,
    at: '2026-11-19T07:00:00Z',
  },
]

export const auditPage = (locale: Locale): AuditPage => ({
  entries: written.map((entry, at) => ({ ...entry, description: sentences[locale][at] ?? entry.action })),
  next: '35',
})
