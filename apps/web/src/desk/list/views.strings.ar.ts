import type { ViewsString } from './views.strings.ts'

export const viewsStringsAr: Readonly<Record<ViewsString, string>> = {
  'views.all': 'طرق العرض',
  'views.more': 'المزيد',
  'views.changed': 'معدّلة',
  'views.save': 'حفظ',
  'views.saveAs': 'حفظ باسم',
  'views.keep': 'حفظ العرض',
  'views.limit': 'عشرون عرضًا هي أقصى ما يمكن حفظه',
  'views.name': 'اسم العرض',
  'views.nameHint': 'تُحفظ معه التصفية والبحث والترتيب والأعمدة. لا يراه غيرك.',
  'views.nameRequired': 'هذا الحقل مطلوب',
  'views.nameLong': 'لا يزيد الاسم على {n} حرفًا',
  'views.rename': 'إعادة التسمية',
  'views.menu': 'تعديل العرض {name}',
  'views.delete': 'حذف العرض',
  'views.deleted': 'حُذف العرض «{name}»',
  'views.saved': 'حُفظ العرض «{name}»',
  'views.close': 'إغلاق',
  'views.cancel': 'إلغاء',
}
