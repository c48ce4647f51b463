import type { RestrictionScreenString } from './restriction.strings.ts'

export const restrictionScreenStringsAr: Readonly<Record<RestrictionScreenString, string>> = {
  'rule.notFound': 'لا توجد قاعدة بهذا الرقم.',
  'rule.required': 'هذا الحقل مطلوب',
  'rule.scopeEmpty': 'اختر واحدًا على الأقل',
  'rule.unknownChoice': 'اختر من القائمة',
  'rule.amount': 'يجب أن يكون رقمًا موجبًا صالحًا',
  'rule.tooLarge': 'هذا المبلغ كبير جدًا',
  'rule.currencyRequired': 'اختر عملة هذا المبلغ',
  'rule.belowMinimum': 'هذا أقل من أصغر مبلغ',
  'rule.belowDay': 'هذا أقل من حد اليوم',
  'rule.sameTime': 'وقت النهاية هو وقت البداية نفسه',
  'rule.limitsNothing': 'لا تقيّد هذه القاعدة شيئًا بعد: اختر قائمة أو حدًا أو عملة أو بوابة دفع أو وقتًا',
  'rule.changed': 'غيّر شخص آخر هذه القاعدة. راجعها ثم احفظ من جديد.',
  'rule.tooMany': 'للتاجر {limit} قاعدة على الأكثر. احذف واحدة أولًا.',
  'rule.phone': 'هذا ليس رقم هاتف',
  'rule.email': 'هذا ليس بريدًا إلكترونيًا',
  'rule.civil_id': 'الرقم المدني 12 رقمًا',
  'rule.customer_id': '64 حرفًا ورقمًا على الأكثر',
  'rule.identifiersFull': 'تضم القاعدة {limit} معرّف على الأكثر',
}
