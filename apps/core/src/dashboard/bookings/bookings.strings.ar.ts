import type { BookingString } from './bookings.strings.ts'

export const bookingStringsAr: Record<BookingString, string> = {
  'booking.notPossible': 'لم يعد بالإمكان إلغاء هذا الحجز',
  'booking.needsRefund': 'تحتاج إلى صلاحية رد المدفوعات، أو ألغِ الحجز دون رد.',
  'booking.email': 'أدخل بريدًا إلكترونيًا صحيحًا',
  'booking.pending': 'لا يزال تغيير سابق لهذا الحجز في انتظار الدفع',
  'booking.tooFewLeft': 'استُخدم بعض هذه الأماكن عند المدخل',
  'booking.sent': 'أُرسلت التذاكر إلى {email}',
  'booking.notSent': 'لا توجد تذاكر لإرسالها لهذا الحجز',
  'booking.required': 'هذا الحقل مطلوب',
  'booking.invalid': 'أدخل قيمة صحيحة',
  'booking.phone': 'أدخل رقم هاتف صحيحًا',
  'booking.gateway': 'اختر طريقة دفع متاحة واحدة على الأقل',
  'booking.terms': 'يجب أن يوافق الضيف على الشروط',
  'booking.line': 'المتبقي {left} فقط لهذا التاريخ',
  'booking.notOffered': 'لا يمكن حجز هذه التذكرة لهذا التاريخ',
  'booking.inFlight': 'هذا الحجز قيد الإنشاء',
  'booking.keyReused': 'استُخدم هذا الطلب لحجز آخر',
  'booking.nothing': 'اختر ما تريد تغييره',
}
