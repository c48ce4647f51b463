import type { ProductString } from './products.strings.ts'

export const productStringsAr: Readonly<Record<ProductString, string>> = {
  'product.slugInvalid': 'استخدم الحروف والأرقام والشرطات',
  'product.slugTaken': 'هذا العنوان مستخدم لمنتج آخر أو كان مستخدمًا له',
  'product.skuTaken': 'رمز SKU مستخدم لمنتج آخر',
  'product.nameMissing': 'أدخل الاسم',
  'product.discountTooLarge': 'يجب أن يكون سعر العرض أقل من السعر',
  'product.discountDates': 'يجب أن ينتهي العرض بعد بدايته',
  'product.storeUnknown': 'هذا القسم لم يعد موجودًا',
  'product.categoryUnknown': 'إحدى الفئات لم تعد موجودة',
  'product.maxBelowMin': 'لا يمكن أن يقل الحد الأقصى للطلب عن الحد الأدنى',
  'product.prereqTwice': 'سؤالان لهما الرمز نفسه',
  'product.prereqLabel': 'اكتب السؤال باللغتين',
  'product.prereqOptions': 'أضف خيارًا واحدًا على الأقل',
  'product.prereqOptionLabel': 'اكتب كل خيار باللغتين',
  'product.picture': 'ارفع هذه الصورة مرة أخرى',
  'product.amountMalformed': 'أدخل مبلغًا، مثل 8.750',
  'product.amountDecimals': 'عدد الخانات العشرية الأقصى: {decimals}',
  'product.amountTooLarge': 'المبلغ أكبر من الحد المسموح',
  'product.stock': 'كمية قيد الدفع حاليًا: {held}. أدخل {held} على الأقل.',
}
