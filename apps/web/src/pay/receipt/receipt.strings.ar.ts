import type { receiptStrings } from './receipt.strings.ts'

export const receiptStringsAr: Record<keyof typeof receiptStrings, string> = {
  'receipt.title': 'إيصال',
  'receipt.documentTitle': 'إيصال {number}',
  'receipt.record': 'احتفظ بالإيصال',
  'receipt.download': 'تنزيل بصيغة PDF',
  'receipt.print': 'طباعة',
  'receipt.back': 'العودة إلى الدفعة',
  'receipt.refunded': 'مستردة',
  'receipt.partlyRefunded': 'مستردة جزئيًا',
  'receipt.held': 'المبلغ المصرّح به',
  'receipt.total': 'الإجمالي',
  'receipt.refund': 'المبلغ المسترد',
  'receipt.remaining': 'المتبقي',
  'receipt.online': 'هذا الإيصال على الإنترنت',
  'receipt.none': 'لا يوجد إيصال لهذه الدفعة بعد',
  'receipt.noneText': 'يظهر هنا فور إتمام الدفع.',
  'receipt.seePayment': 'عرض الدفعة',
}
