import type { Locale, Localised } from '@wasl/domain/locale'
import { say, type Word } from './words.ts'

/** One state of a page, as the demo has it. */
export type Screen = {
  readonly name: string
  /** Below the language. */
  readonly path: string
  readonly status: 200 | 404
  /** What stands in the page's first heading, where it is not a price. */
  readonly heading: Localised
  /** The outcome, the first part of the title. */
  readonly title: Localised
  /** Whose name ends the title. */
  readonly merchant?: Localised
}

const both = (word: Word): Localised => ({ en: say(word, 'en'), ar: say(word, 'ar') })
const priced = (amount: string): Localised => ({ en: `KWD ${amount}`, ar: `${amount} د.ك` })

const paying = (name: string, path: string, amount: string): Screen => ({
  name,
  path,
  status: 200,
  heading: priced(amount),
  title: both('payTitle'),
})

const paySides: readonly Screen[] = [
  paying('a request that can be paid', 'pay/PR-1001', '48.750'),
  paying('a request with an editable amount', 'pay/PR-1002', '15.000'),
  paying('a request with a table of remarks', 'pay/PR-1005', '7.000'),
  paying('a request with long names in its last hour', 'pay/PR-1015', '0.250'),
  { ...paying('a request that expired', 'pay/PR-1013', '215.000'), title: both('expired') },
  { ...paying('a request that was paid', 'pay/PR-1008', '1,204.500'), title: both('alreadyPaid') },
  { ...paying('a request that was authorized', 'pay/PR-1009', '60.000'), title: both('alreadyConfirmed') },
  {
    name: 'a request that was replaced',
    path: 'pay/PR-1014',
    status: 200,
    heading: { en: 'This request was replaced by a newer one.', ar: 'استُبدل هذا الطلب بطلب أحدث.' },
    title: both('cannotBePaid'),
  },
  {
    name: 'a request that was canceled',
    path: 'pay/PR-1018',
    status: 200,
    heading: { en: 'This request was canceled', ar: 'تم إلغاء هذا الطلب' },
    title: both('cannotBePaid'),
  },
  {
    name: 'a request whose only attempt failed',
    path: 'pay/PR-1017',
    status: 200,
    heading: { en: 'This request can no longer be paid', ar: 'لم يعد من الممكن دفع هذا الطلب' },
    title: both('cannotBePaid'),
  },
  {
    name: 'a request of a paused unit',
    path: 'pay/PR-423',
    status: 200,
    heading: both('paused'),
    title: {
      en: "Sorry, we don't accept payments for the moment",
      ar: 'عذرًا، لا نستقبل المدفوعات في الوقت الحالي',
    },
  },
  {
    name: 'a request that does not exist',
    path: 'pay/PR-404',
    status: 404,
    heading: both('notFound'),
    title: both('notFound'),
  },
]

const resultSides: readonly Screen[] = [
  result('a paid attempt', 'AT-1008', { heading: both('thanks'), title: both('titlePaid') }),
  result('an attempt to be paid in cash', 'AT-1010', { heading: both('thanks'), title: both('titleCash') }),
  result('an authorized attempt', 'AT-1009', {
    heading: both('thanks'),
    title: { en: 'Authorized', ar: 'مصرّح بها' },
  }),
  result('a failed attempt', 'AT-1011', { heading: both('oops'), title: both('titleNotPaid') }),
  result('a canceled attempt', 'AT-1012', {
    heading: both('oops'),
    title: { en: 'Canceled', ar: 'ملغاة' },
  }),
  result('an expired attempt', 'AT-1013', {
    heading: both('expired'),
    title: { en: 'Expired', ar: 'منتهية الصلاحية' },
  }),
  result('an attempt the bank has not answered', 'AT-1006', {
    heading: both('waiting'),
    title: both('titleWaiting'),
  }),
  result('an attempt with a stranger to go on to', 'AT-1008?next=https://evil.example/', {
    heading: both('thanks'),
    title: both('titlePaid'),
  }),
  {
    ...result('an attempt that does not exist', 'AT-NONE', {
      heading: both('noDetails'),
      title: both('noDetails'),
    }),
    status: 404,
  },
]

const detailsTitle: Localised = { en: 'Payment request details', ar: 'تفاصيل طلب الدفع' }
const noReceipt: Localised = {
  en: 'There is no receipt for this payment yet',
  ar: 'لا يوجد إيصال لهذه الدفعة بعد',
}

const detailsSides: readonly Screen[] = [
  { ...paying('the details of a request', 'transaction/PR-1001', '48.750'), title: detailsTitle },
  { ...paying('the details of a paid request', 'transaction/PR-1008', '1,204.500'), title: detailsTitle },
  { ...paying('the details of an expired request', 'transaction/PR-1013', '215.000'), title: detailsTitle },
  {
    name: 'the details of a request that does not exist',
    path: 'transaction/PR-404',
    status: 404,
    heading: both('notFound'),
    title: both('notFound'),
  },
]

const receiptSides: readonly Screen[] = [
  receipt('a receipt', 'AT-1008', { en: 'Receipt R00001008', ar: 'إيصال R00001008' }),
  receipt('a receipt of an order to be paid in cash', 'AT-1010', {
    en: 'Receipt AT-1010',
    ar: 'إيصال AT-1010',
  }),
  {
    ...receipt('a payment without a receipt yet', 'AT-1006', noReceipt),
    heading: noReceipt,
  },
  {
    ...receipt('the receipt of an attempt that does not exist', 'AT-NONE', both('noDetails')),
    status: 404,
    heading: both('noDetails'),
  },
]

const otherSides: readonly Screen[] = [
  {
    name: 'an address that leads nowhere',
    path: 'nothing/here',
    status: 404,
    heading: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
    title: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  },
]

/** Shopify's pages, hosted checkout and code verification (S1 §2). */
const hostedSides: readonly Screen[] = [
  paying('a hosted checkout', 'checkout/CS-002', '7.250'),
  paying('the payment options of shopify', 'spf/payment-options/SH-002', '7.250'),
  {
    ...result('the payment details of shopify', '', { heading: both('thanks'), title: both('titlePaid') }),
    path: 'spf/payment-details/AT-SH-001',
  },
  {
    name: 'a checkout that does not exist',
    path: 'checkout/CS-404',
    status: 404,
    heading: both('notFound'),
    title: both('notFound'),
  },
  {
    name: 'payment options of a request that is not shopify’s',
    path: 'spf/payment-options/PR-1001',
    status: 404,
    heading: both('notFound'),
    title: both('notFound'),
  },
  {
    name: 'payment details of an attempt that is not shopify’s',
    path: 'spf/payment-details/AT-1008',
    status: 404,
    heading: both('noDetails'),
    title: both('noDetails'),
  },
  {
    name: 'code verification',
    path: 'cpr?referrer=gathering',
    status: 200,
    heading: both('codeTitle'),
    title: both('codeTitle'),
  },
  {
    name: 'code verification for nobody',
    path: 'cpr?referrer=nowhere',
    status: 404,
    heading: both('pageNotFound'),
    title: both('pageNotFound'),
  },
]

export const screens: readonly Screen[] = [
  ...paySides,
  ...resultSides,
  ...detailsSides,
  ...receiptSides,
  ...otherSides,
  ...hostedSides,
]

export const titleOf = ({ title, merchant = both('merchant') }: Screen, locale: Locale): string =>
  `${title[locale]} – ${merchant[locale]}`

function result(name: string, path: string, words: Pick<Screen, 'heading' | 'title'>): Screen {
  return { name, path: `attempt/${path}`, status: 200, ...words }
}

function receipt(name: string, id: string, title: Localised): Screen {
  return { name, path: `attempt/${id}/receipt`, status: 200, heading: { en: 'Receipt', ar: 'إيصال' }, title }
}
