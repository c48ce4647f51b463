import type { BookingString } from './bookings.strings.ts'

export const bookingStringsAr: Record<BookingString, string> = {
  'booking.notPossible': 'لم يعد بالإمكان إلغاء هذا الحجز',
  'booking.needsRefund': 'تحتاج إلى صلاحية رد المدفوعات، أو ألغِ الحجز دون رد.',
  'booking.email': 'أدخل بريدًا إلكترونيًا صحيحًا',
  'booking.nothing': 'اختر ما تريد تغييره',
}
