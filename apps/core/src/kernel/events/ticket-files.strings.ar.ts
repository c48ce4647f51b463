import type { TicketFileString } from './ticket-files.strings.ts'

export const ticketFileStringsAr: Record<TicketFileString, string> = {
  'ticketFile.title': 'تذاكر: {event}',
  'ticketFile.number': 'المكان {number} من {count}',
  'ticketFile.fileName': 'تذاكر',
  'ticketFile.calendar': 'الطلب {order}، {ticket}، عدد الأماكن: {count}',
  'ticketFile.calendarName': 'حجز',
}
