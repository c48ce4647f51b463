import type { VoucherString } from './vouchers.strings.ts'

export const voucherStringsAr: Readonly<Record<VoucherString, string>> = {
  'voucher.codeShape': 'استخدم من 3 إلى 32 حرفًا أو رقمًا أو شرطة',
  'voucher.codeTaken': 'هذا الرمز مستخدم في قسيمة أخرى',
  'voucher.percent': 'أدخل نسبة أكبر من 0 وحتى 100، بمنزلتين عشريتين على الأكثر',
  'voucher.aboveNothing': 'أدخل مبلغًا أكبر من 0',
  'voucher.ends': 'يجب أن تكون النهاية بعد البداية',
  'voucher.noProduct': 'لا يوجد منتج برمز التخزين {sku}',
  'voucher.gone': 'حُذفت فئة أو قسم. اختر من جديد.',
  'voucher.usesBelow': 'المستخدم وما هو قيد الدفع: {taken}. أدخل {taken} على الأقل.',
  'voucher.budgetBelow': 'الممنوح وما هو قيد الدفع: {taken}. أدخل {taken} على الأقل.',
  'voucher.uncounted': 'استُخدمت هذه القسيمة قبل أن يُحسب استخدامها. انسخها لتضع لها حدًا.',
  'voucher.used': 'استُخدمت هذه القسيمة في طلبات، فلا يمكن حذفها. أوقفها بدلًا من ذلك.',
}
