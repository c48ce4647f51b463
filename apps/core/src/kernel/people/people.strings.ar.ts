import type { PeopleString } from './people.strings.ts'

export const peopleStringsAr: Record<PeopleString, string> = {
  'people.notAuthenticated': 'سجّل الدخول للمتابعة',
  'people.permissionDenied': 'لا تملك صلاحية القيام بذلك',
  'people.sectionDisabled': 'هذا القسم غير متاح لك',
  'people.reauthRequired': 'أدخل كلمة المرور مجددًا للقيام بذلك',
  'people.tooManyUploads': 'يمكنك رفع {most} ملفًا في الساعة. يرجى المحاولة لاحقًا.',
}
