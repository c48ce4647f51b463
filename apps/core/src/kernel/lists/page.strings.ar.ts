import type { PageString } from './page.strings.ts'

export const pageStringsAr: Readonly<Record<PageString, string>> = {
  'page.tooFar': 'يمكن فتح أول {limit} صفحات فقط برقمها. تابع من صفحة إلى أخرى',
  'page.tooMany': '{limit} صف على الأكثر في المرة الواحدة',
  'page.unreadable': 'لم يعد هذا العنوان يقود إلى صفحة. ابدأ من الأولى',

  'state.created': 'منشأة',
}
