import type { GatewayAdministrationString } from './gateways.strings.ts'

export const gatewayAdministrationStringsAr: Readonly<Record<GatewayAdministrationString, string>> = {
  'gatewaySetup.notFound': 'لا توجد بوابة دفع كهذه.',
  'gatewaySetup.required': 'هذا الحقل مطلوب',
  'gatewaySetup.currencyRequired': 'اختر عملة واحدة على الأقل',
  'gatewaySetup.currencyTwice': '{currency} مكررة هنا',
  'gatewaySetup.currencyUnknown': '{currency} ليست عملة',
  'gatewaySetup.currencyNotTaken': 'لا تقبل هذه البوابة {currency}',
  'gatewaySetup.unitUnknown': 'لا توجد وحدة كهذه',
  'gatewaySetup.amount': 'أدخل مبلغًا، مثل {example}',
  'gatewaySetup.tooLarge': 'هذا المبلغ كبير جدًا',
  'gatewaySetup.aboveZero': 'يجب أن يكون أكبر من صفر، أو فارغًا',
  'gatewaySetup.belowMinimum': 'هذا أقل من الحد الأدنى، {minimum}',
  'gatewaySetup.changed': 'غيّر شخص آخر هذه البوابة. راجعها ثم احفظ.',
  'gatewaySetup.orderChanged': 'تغيّرت بوابات الدفع منذ ذلك الحين. راجعها مرة أخرى.',
}
