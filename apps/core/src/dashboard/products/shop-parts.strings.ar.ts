import type { ShopPartString } from './shop-parts.strings.ts'

export const shopPartStringsAr: Readonly<Record<ShopPartString, string>> = {
  'shopPart.phone': 'أدخل رقم هاتف صحيحًا',
  'shopPart.key': 'استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات',
  'shopPart.keyTaken': 'هذا العنوان مستخدم لقسم آخر',
  'shopPart.slug': 'استخدم الحروف والأرقام والشرطات',
  'shopPart.slugTaken': 'هذا العنوان مستخدم لفئة أخرى',
  'shopPart.parentGone': 'هذه الفئة لم تعد موجودة',
  'shopPart.parentOwn': 'لا يمكن أن تكون الفئة داخل نفسها',
  'shopPart.tooDeep': 'الحد الأقصى للفئات 5 مستويات',
  'shopPart.picture': 'ارفع هذه الصورة مرة أخرى',
  'shopPart.address': 'أدخل عنوانًا يبدأ بـ \u2066https://\u2069',
  'shopPart.productGone': 'لا يوجد منتج بهذا العنوان. انسخه من المنتج.',
  'shopPart.categoryGone': 'لا توجد فئة بهذا العنوان. انسخه من الفئة.',
  'shopPart.until': 'يجب أن تكون النهاية بعد البداية',
  'shopPart.percent': 'أدخل نسبة من 0 إلى 100 بخانتين عشريتين على الأكثر',
  'shopPart.handOver': 'فعّل التوصيل أو الاستلام',
}
