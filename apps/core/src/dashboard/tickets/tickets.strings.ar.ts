import type { TicketString } from './tickets.strings.ts'

export const ticketStringsAr: Readonly<Record<TicketString, string>> = {
  'ticket.permission_request': 'طلبات الصلاحيات',
  'ticket.operation_request': 'طلبات العمليات',
  'ticket.ACTIVE': 'بانتظار الرد',
  'ticket.DONE': 'تم الرد عليها',
  'ticket.approve': 'موافقة',
  'ticket.decline': 'رفض',
  'ticket.APPROVED': 'تمت الموافقة بنجاح',
  'ticket.DECLINED': 'تم الرفض بنجاح',
  'ticket.own': 'هذا طلبك أنت: يرد عليه زميل.',
  'ticket.notYours': 'لا تملك هذه الصلاحية، فلا يمكنك منحها.',
  'ticket.ownersOnly': 'الصلاحية الدائمة يمنحها مالك الحساب.',
  'ticket.answered': 'ردّ زميل على هذا الطلب في هذه الأثناء.',
  'ticket.expired': 'مضى على هذا الطلب وقت طويل. يجب طلبه من جديد.',
  'ticket.notFound': 'لا يوجد طلب كهذا.',
  'ticket.rule.notAnAmount': 'أدخل مبلغًا أو اترك الحقل فارغًا',
  'ticket.rule.tooLarge': 'هذا المبلغ كبير جدًا',
  'ticket.rule.order': 'لا يمكن أن يلزم زميلان لأقل مما يلزم له زميل واحد',
  'ticket.rule.oneMissing': 'أدخل أولًا المبلغ الذي يراجع زميل واحد ما يزيد عليه',
  'ticket.rule.changed': 'عدّل شخص آخر هذه القواعد في هذه الأثناء. راجعها من جديد ثم احفظ.',
  'ticket.rule.unknown': 'لم يعد هذا موجودًا: افتح القواعد من جديد',
}
