export const ticketFileStrings = {
  'ticketFile.title': 'Tickets: {event}',
  'ticketFile.number': 'Place {number} of {count}',
  'ticketFile.fileName': 'tickets',
  'ticketFile.calendar': 'Order {order}, {ticket}, places: {count}',
  'ticketFile.calendarName': 'booking',
} as const

export type TicketFileString = keyof typeof ticketFileStrings
