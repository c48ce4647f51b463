import type { RolesString } from './roles.strings.ts'

export const rolesStringsAr: Readonly<Record<RolesString, string>> = {
  'role.notFound': 'لا يوجد دور كهذا.',
  'role.required': 'هذا الحقل مطلوب',
  'role.taken': 'يوجد دور بهذا الاسم',
  'role.unknownChoice': 'اختر من القائمة',
  'role.nothing': 'اختر صلاحية واحدة على الأقل',
  'role.notYours': 'لا تملك هذا أنت فلا يمكنك منحه: {of}',
  'role.needsOwner': 'المالك وحده يضيف الاسترداد أو الإبطال أو مراجعتهما إلى دور',
  'role.changed': 'غيّر أحدهم هذا الدور في هذه الأثناء. حمّله من جديد.',
  'role.inUse': 'لدى مستخدمين هذا الدور. انزعه منهم أولًا.',
  'role.tooMany': 'بلغ عدد الأدوار {limit}. احذف دورًا أولًا.',
}
