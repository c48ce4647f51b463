import type { Locale } from '@wasl/domain/locale'

/** What payers read, written out once more: a change of the product's own words must be meant. */
const words = {
  codeTitle: { en: 'Code verification', ar: 'التحقق من الرمز' },
  code: { en: 'Code', ar: 'الرمز' },
  codePhone: { en: 'Phone number', ar: 'رقم الهاتف' },
  codeOrder: { en: 'Order number', ar: 'رقم الطلب' },
  codeContinue: { en: 'Continue', ar: 'متابعة' },
  codeLeaving: { en: 'You are leaving this site', ar: 'أنت على وشك مغادرة هذا الموقع' },
  codeUsed: { en: 'This code was already used', ar: 'سبق استخدام هذا الرمز' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  pageNotFound: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  payTitle: { en: 'Payment request', ar: 'طلب دفع' },
  merchant: { en: 'Tamra & Tide', ar: 'تمرة ومدّ' },
  payNow: { en: 'Pay Now', ar: 'ادفع الآن' },
  confirmOrder: { en: 'Confirm order', ar: 'تأكيد الطلب' },
  choose: { en: 'Choose how to pay', ar: 'اختر طريقة الدفع' },
  knet: { en: 'KNET debit card', ar: 'بطاقة كي نت' },
  card: { en: 'Credit card', ar: 'بطاقة ائتمان' },
  cash: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  terms: { en: 'Terms & Conditions', ar: 'الشروط والأحكام' },
  termsLink: { en: 'terms & conditions', ar: 'الشروط والأحكام' },
  agree: { en: 'Agree', ar: 'موافق' },
  amount: { en: 'Amount to pay', ar: 'المبلغ المطلوب دفعه' },
  phone: { en: 'Another phone number', ar: 'رقم هاتف آخر' },
  notPositive: { en: 'Must be valid positive number', ar: 'يجب أن يكون رقمًا موجبًا صالحًا' },
  phoneInvalid: { en: 'Enter valid phone number', ar: 'أدخل رقم هاتف صحيحًا' },
  expired: {
    en: 'Transaction cannot be paid as it is expired',
    ar: 'لا يمكن دفع المعاملة لأنها منتهية الصلاحية',
  },
  contact: {
    en: 'Transaction expired, please contact administrator',
    ar: 'انتهت صلاحية المعاملة، يرجى التواصل مع المسؤول',
  },
  notFound: { en: 'Transaction not found', ar: 'المعاملة غير موجودة' },
  paused: {
    en: "Sorry, we don't accept payments for the moment",
    ar: 'عذراً، لا نستقبل المدفوعات في الوقت الحالي',
  },
  cannotBePaid: { en: 'This request cannot be paid', ar: 'لا يمكن دفع هذا الطلب' },
  alreadyPaid: { en: 'This request is already paid', ar: 'سبق دفع هذا الطلب' },
  alreadyConfirmed: { en: 'This request is already confirmed', ar: 'سبق تأكيد هذا الطلب' },
  seeResult: { en: 'See the result', ar: 'عرض النتيجة' },
  thanks: { en: 'Thank you!', ar: 'شكرًا لك!' },
  congratulations: {
    en: 'Congratulations your payment was completed successfully',
    ar: 'تهانينا، تمت عملية الدفع بنجاح',
  },
  oops: {
    en: 'Oops! something went wrong please try again',
    ar: 'عذرًا، حدث خطأ ما، يرجى المحاولة مرة أخرى',
  },
  notCharged: { en: 'You have not been charged.', ar: 'لم يُخصم منك شيء.' },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
  waiting: { en: 'We are still waiting for the bank', ar: 'ما زلنا في انتظار البنك' },
  checking: { en: 'Checking with the bank', ar: 'جارٍ التحقق لدى البنك' },
  checkAgain: { en: 'Check again', ar: 'تحقق مرة أخرى' },
  mismatch: {
    en: 'We received a payment that does not match. Do not pay again.',
    ar: 'استلمنا دفعة غير مطابقة. لا تدفع مرة أخرى.',
  },
  details: { en: 'Payment Details', ar: 'تفاصيل الدفع' },
  description: { en: 'Order description', ar: 'وصف الطلب' },
  stillOpen: {
    en: 'You have started a payment that is not finished. Check its status or finish it at the bank before you start another.',
    ar: 'بدأتَ دفعة لم تكتمل بعد. تحقق من حالتها أو أكملها لدى البنك قبل أن تبدأ دفعة أخرى.',
  },
  unexpectedPay: {
    en: 'Unexpected error. No answer came: check your connection and press again. It stays one payment.',
    ar: 'خطأ غير متوقع. لم يصل رد: تحقق من الاتصال واضغط مرة أخرى، وستبقى عملية دفع واحدة.',
  },
  noDetails: { en: 'Payment details not found', ar: 'تفاصيل الدفع غير موجودة' },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Copied to clipboard', ar: 'تم النسخ' },
  print: { en: 'Print or save as PDF', ar: 'طباعة أو حفظ بصيغة PDF' },
  goesOn: {
    en: 'This page goes on to your next page by itself. To stay, press Stay here.',
    ar: 'تنتقل هذه الصفحة وحدها إلى صفحتك التالية. للبقاء اضغط «البقاء هنا».',
  },
  staying: { en: 'You stay here until you continue', ar: 'ستبقى هنا حتى تتابع' },
  stayHere: { en: 'Stay here', ar: 'البقاء هنا' },
  continueNow: { en: 'Continue now', ar: 'المتابعة الآن' },
  skip: { en: 'Skip to content', ar: 'انتقل إلى المحتوى' },
  otherLanguage: { en: 'العربية', ar: 'English' },
  kwd: { en: 'KWD', ar: 'د.ك' },
  titlePaid: { en: 'Paid', ar: 'تم الدفع' },
  titleNotPaid: { en: 'Not paid', ar: 'لم يتم الدفع' },
  titleWaiting: { en: 'Waiting for the bank', ar: 'في انتظار البنك' },
  titleCash: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  bankApprove: { en: 'Approve the payment', ar: 'اعتماد الدفعة' },
  bankDecline: { en: 'Decline', ar: 'رفض الدفعة' },
  bankCancel: { en: 'Cancel as the payer', ar: 'إلغاء كأنك الدافع' },
  bankAsks: { en: 'Answer as this payment asks', ar: 'الإجابة كما تطلب هذه الدفعة' },
  bankCode: { en: 'Ask for a code first', ar: 'طلب رمز أولًا' },
  bankCodeField: { en: 'Code', ar: 'الرمز' },
  bankTook: { en: 'The bank took', ar: 'أخذ البنك' },
  bankConfirm: { en: 'Confirm', ar: 'تأكيد' },
} as const satisfies Record<string, Record<Locale, string>>

export type Word = keyof typeof words

export const say = (word: Word, locale: Locale): string => words[word][locale]

/** '7.000 KWD' as the button writes it. */
export const priceOnButton = (amount: string, locale: Locale): string => `${amount} ${say('kwd', locale)}`

/** 'KWD 7.000' as bills write it. */
export const price = (amount: string, locale: Locale): string =>
  locale === 'ar' ? `${amount} د.ك` : `KWD ${amount}`
