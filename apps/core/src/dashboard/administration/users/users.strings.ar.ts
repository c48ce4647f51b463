import type { UsersString } from './users.strings.ts'

export const usersStringsAr: Readonly<Record<UsersString, string>> = {
  'user.notFound': 'لا يوجد مستخدم كهذا.',
  'user.required': 'هذا الحقل مطلوب',
  'user.email': 'أدخل بريدًا إلكترونيًا صحيحًا',
  'user.username': 'استخدم من 3 إلى 150 حرفًا أو رقمًا أو . @ + - _',
  'user.taken': 'اسم المستخدم هذا محجوز',
  'user.unknownChoice': 'اختر من القائمة',
  'user.notYours': 'لا تملك هذا أنت فلا يمكنك منحه: {of}',
  'user.ownersOnly': 'المالك وحده يجعل غيره مالكًا',
  'user.roleNeedsOwner': 'يسمح هذا الدور بالاسترداد أو الإبطال أو مراجعتهما، فلا يمنحه إلا المالك',
  'user.ownRights': 'لا يغيّر أحد صلاحياته بنفسه: اطلب ذلك من زميل',
  'user.self': 'لا يمكنك تعطيل حسابك: اطلب ذلك من زميل',
  'user.lastOwner': 'هذا آخر مالك. اجعل شخصًا آخر مالكًا أولًا',
  'user.higher': 'صلاحيات هذا المستخدم تفوق صلاحياتك، فلا يغيّره إلا المالك.',
  'user.changed': 'غيّر أحدهم هذا المستخدم في هذه الأثناء. حمّله من جديد.',
  'user.isDisabled': 'هذا المستخدم معطّل.',
  'user.noMail': 'تعذّر إرسال الرابط: لا يوجد خادم بريد، أو أن العنوان لا يستقبل.',
  'user.tooManyLinks': 'أُرسلت عدة روابط إلى هذا المستخدم خلال الساعة. حاول لاحقًا.',
  'user.linkSent': 'تم إرسال الرابط',
  'user.sessionsEnded': 'انتهت الجلسات',
}
