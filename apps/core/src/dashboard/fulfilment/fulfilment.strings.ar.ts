import type { FulfilmentString } from './fulfilment.strings.ts'

export const fulfilmentStringsAr: Record<FulfilmentString, string> = {
  'scan.ok': 'الرمز صالح. يُسمح بالدخول',
  'scan.duplicate': 'سبق مسح هذه التذكرة الساعة {time}، بواسطة {user}',
  'scan.duplicateAtGate': 'سبق مسح هذه التذكرة الساعة {time}، {gate}، بواسطة {user}',
  'scan.unknown': 'هذا الرمز ليس تذكرة لهذه الفعالية',
  'scan.revoked': 'هذه التذكرة لم تعد صالحة. صدرت تذكرة أحدث أو أُلغي المكان.',
  'scan.unpaid': 'هذه التذكرة غير مدفوعة',
  'scan.canceled': 'هذا الحجز ملغى',
  'scan.wrong_event': 'هذه التذكرة لفعالية أخرى: {event}',
  'scan.wrong_date': 'هذه التذكرة لتاريخ {date}',
  'scan.wrong_gate': 'هذه التذكرة غير صالحة عند هذه البوابة',
  'scan.too_early': 'لم تُفتح الأبواب بعد لهذه التذكرة',
  'scan.too_late': 'انتهى وقت الدخول لهذه التذكرة',
  'scan.limit': 'لا يمكن استخدام هذه التذكرة مرة أخرى',
  'scan.not_inside': 'لم تُمسح هذه التذكرة عند الدخول',
}
