import type { CollectString } from './collect.strings.ts'

export const collectStringsAr: Readonly<Record<CollectString, string>> = {
  'collect.title': 'إجراء دفعة',
  'collect.to': 'تدفع إلى {merchant} لدى: {collector}',
  'collect.toMerchant': 'تدفع إلى {merchant}.',
  'collect.amount': 'المبلغ',
  'collect.amountHint': 'كما اتفقت مع الموظف عند المنفذ.',
  'collect.question': 'أي مبلغ تقصد؟',
  'collect.currency': 'العملة',
  'collect.firstName': 'الاسم الأول',
  'collect.lastName': 'اسم العائلة',
  'collect.phone': 'الهاتف',
  'collect.email': 'البريد الإلكتروني',
  'collect.civilId': 'الرقم المدني',
  'collect.customerId': 'رقم العميل',
  'collect.description': 'سبب الدفع',
  'collect.optional': '(اختياري)',
  'collect.submit': 'المتابعة إلى الدفع',
  'collect.next': 'بعد ذلك تختار طريقة الدفع. لن يُخصم شيء قبلها.',
}
