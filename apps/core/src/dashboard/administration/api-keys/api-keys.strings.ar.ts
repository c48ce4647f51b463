import type { KeyAdministrationString } from './api-keys.strings.ts'

export const keyAdministrationStringsAr: Readonly<Record<KeyAdministrationString, string>> = {
  'keySetup.notFound': 'لا يوجد مفتاح كهذا، أو أُلغي من قبل.',
  'keySetup.required': 'هذا الحقل مطلوب',
  'keySetup.scopeRequired': 'اختر واحدًا على الأقل',
  'keySetup.scopeUnknown': 'اختر من القائمة',
  'keySetup.scopeNotYours': 'لا تملك صلاحيات الاسترداد والتحصيل والإبطال كلها، فلا تُعطى لمفتاح تنشئه.',
  'keySetup.tooMany': '{limit} مفتاحًا مفتوحًا على الأكثر في الوقت نفسه. ألغِ أحدها أولًا.',
}
