import type { ShopString } from './shop.strings.ts'

export const shopStringsAr: Readonly<Record<ShopString, string>> = {
  'shop.moved': 'لهذا المنتج عنوان جديد',
  'shop.line.gone': 'لم يعد هذا المنتج متوفرًا',
  'shop.line.soldOut': 'نفدت الكمية',
  'shop.line.reduced': 'الكمية المتوفرة: {left}',
  'shop.line.most': 'الحد الأقصى في الطلب الواحد: {left}',
  'shop.line.least': 'الحد الأدنى في الطلب الواحد: {least}',
  'shop.line.priceChanged': 'تغيّر السعر من {was} إلى {now}',
  'shop.line.prereqs': 'بعض بيانات هذا المنتج ناقصة أو غير صحيحة',
  'shop.lines': 'تغيّرت بعض منتجات سلتك. راجع السلة ثم أعد المحاولة.',
  'shop.priceChanged': 'تغيّر المبلغ الإجمالي. راجعه ثم أكّد للمتابعة.',
  'shop.voucher': 'تعذّر تطبيق القسيمة على هذا الطلب. راجع المبلغ الإجمالي ثم أكّد للمتابعة.',
  'shop.voucher.unknown': 'رمز القسيمة غير صحيح',
  'shop.closed': 'لا تتوفر طريقة دفع لهذا الطلب حاليًا. لم يُخصم منك أي مبلغ.',
  'shop.fulfilment': 'هذا الخيار غير متاح لطلبك. اختر خيارًا آخر.',
  'shop.store': 'اختر متجرًا تتوفر فيه جميع منتجاتك',
  'shop.orderNotFound': 'الطلب غير موجود',
}
