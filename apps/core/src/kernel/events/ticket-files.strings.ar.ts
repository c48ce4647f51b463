import type { TicketFileString } from './ticket-files.strings.ts'

export const ticketFileStringsAr: Record<TicketFileString, string> = {
  'tickets.title': 'تذاكر: {event}',
  'tickets.number': 'المكان {number} من {count}',
  'tickets.fileName': 'تذاكر',
  'tickets.calendar': 'الطلب {order}، {ticket}، عدد الأماكن: {count}',
  'tickets.calendarName': 'حجز',
}
