export const ticketFileStrings = {
  'tickets.title': 'Tickets: {event}',
  'tickets.number': 'Place {number} of {count}',
  'tickets.fileName': 'tickets',
  'tickets.calendar': 'Order {order}, {ticket}, places: {count}',
  'tickets.calendarName': 'booking',
} as const

export type TicketFileString = keyof typeof ticketFileStrings
