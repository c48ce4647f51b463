import type { HomeString } from './home.strings.ts'

export const homeStringsAr: Record<HomeString, string> = {
  'period.day': 'يوم',
  'period.week': 'أسبوع',
  'period.month': 'شهر',

  'problem.unknown': 'اختر يومًا أو أسبوعًا أو شهرًا، أو حدّد تاريخين',
  'problem.missing': 'أدخل تاريخًا',
  'problem.noDate': 'اكتب التاريخ بالسنة والشهر واليوم: \u20662026-11-20\u2069',
  'problem.inFuture': 'لا مدفوعات في المستقبل: اختر اليوم أو يومًا قبله',
  'problem.backwards': 'النهاية قبل البداية: اختر اليوم نفسه أو يومًا بعده',
  'problem.tooLong': 'عشر سنوات على الأكثر: اختر بداية أقرب',
  'problem.year': 'اختر سنة من {first} إلى {last}',

  'product.payment_request': 'طلبات الدفع',
  'product.customer_payment': 'مدفوعات العملاء',
  'product.bulk': 'الدفعات الجماعية',
  'product.catalogue': 'الكتالوج',
  'product.shopify': 'شوبيفاي',
  'product.e_commerce': 'التجارة الإلكترونية',
  'product.event': 'الفعاليات',
  'product.food_ordering': 'طلبات الطعام',
  'product.session': 'الجلسات',
  'product.pos': 'نقطة البيع',
}
