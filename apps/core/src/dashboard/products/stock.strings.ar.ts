import type { StockString } from './stock.strings.ts'

export const stockStringsAr: Readonly<Record<StockString, string>> = {
  'stock.reason': 'اذكر السبب',
  'stock.whole': 'أدخل عددًا صحيحًا، أو اتركه فارغًا إذا لم يكن هناك حد',
  'stock.below': 'المبيع وما هو قيد الدفع: {taken}. أدخل {taken} على الأقل، أو أوقف البيع.',
  'stock.changed': 'تغيّرت الأعداد منذ أن عرضتها. تحقق من جديد.',
  'stock.agrees': 'الأعداد متطابقة الآن، ولا يوجد ما يحتاج إلى تسوية.',
}
