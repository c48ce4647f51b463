import type { ListsString } from './lists.strings.ts'

export const listsStringsAr: Readonly<Record<ListsString, string>> = {
  'views.taken': 'لديك عرض محفوظ بهذا الاسم',
  'views.tooMany': '{limit} عرضًا محفوظًا على الأكثر',
}
