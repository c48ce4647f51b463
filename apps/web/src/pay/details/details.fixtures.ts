import type { DetailsLoad, TransactionPage } from '@wasl/contracts/web/pay/details.contract'
import type { Locale } from '@wasl/domain/locale'
import type { PageInput } from '../../base/page-data.ts'
import { bill, merchant, serverNow, unit } from '../pay.fixtures.ts'

const payUrl = 'https://pay.tamra-tide.example/en/pay/PR-1001'

/** A small code that reads "wasl": tests show the frame around it. */
const qrCode = `data:image/svg+xml;utf8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h29v29H0z"/><path d="M4 4h7v7h-7zM18 4h7v7h-7zM4 18h7v7h-7zM13 6h2v2h-2zM13 13h6v2h-6zM20 14h4v3h-4zM14 19h3v5h-3zM20 20h5v4h-5z"/></svg>',
)}`

const text = (locale: Locale) =>
  locale === 'ar'
    ? `يطلب منك تمرة ومدّ دفع 48.750 KWD: ${payUrl}`
    : `Tamra & Tide asks you to pay 48.750 KWD: ${payUrl}`

const rows = {
  en: [
    { label: 'Amount', value: '48.750 KWD' },
    { label: 'Order No', value: 'TT-1001' },
    { label: 'Description', value: 'Gathering box, 24 guests' },
    { label: 'Customer name', value: 'Noura Al-Mutawa' },
    { label: 'Date', value: '2026-11-20' },
    { label: 'Pay before', value: '2026-11-27' },
  ],
  ar: [
    { label: 'المبلغ', value: '48.750 د.ك' },
    { label: 'رقم الطلب', value: 'TT-1001' },
    { label: 'الوصف', value: 'صندوق التجمع، 24 ضيفًا' },
    { label: 'اسم العميل', value: 'نورة المطوع' },
    { label: 'التاريخ', value: '2026-11-20' },
    { label: 'الدفع قبل', value: '2026-11-27' },
  ],
}

export const transactionPage = (
  changes: Partial<TransactionPage> = {},
  locale: Locale = 'en',
): Extract<DetailsLoad, { kind: 'details' }> => ({
  kind: 'details',
  page: {
    transactionId: 'PR-1001',
    state: 'Pending',
    border: 'bad',
    rows: rows[locale],
    qrCode,
    payUrl,
    unresolvedAttemptId: null,
    amount: bill.amount,
    unit,
    header: bill.header,
    actions: [
      { value: 'whatsapp', icon: 'message-circle' },
      { value: 'sms', icon: 'message-square' },
      { value: 'email', icon: 'mail' },
    ].map((action) => ({
      ...action,
      name: action.value,
      message: { en: text('en'), ar: text('ar') },
      phone: '+96550012345',
      email: 'noura@example.com',
    })),
    ...changes,
  },
})

export const detailsInput = (load: DetailsLoad, locale: Locale = 'en'): PageInput => ({
  path: `/${locale}/transaction/PR-1001`,
  locale,
  nonce: 'n0nce',
  origin: 'https://pay.example',
  merchant,
  page: { kind: 'details', load },
  now: serverNow,
  demo: true,
})
