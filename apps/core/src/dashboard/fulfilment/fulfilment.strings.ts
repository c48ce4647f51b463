export const fulfilmentStrings = {
  'scan.ok': 'QR code is valid. Access granted',
  'scan.duplicate': 'Already scanned at {time}, by {user}',
  'scan.duplicateAtGate': 'Already scanned at {time}, {gate}, by {user}',
  'scan.unknown': 'This code isn’t a ticket of this event',
  'scan.revoked': 'This ticket is no longer valid. A newer one was issued, or the place was given up.',
  'scan.unpaid': 'This ticket isn’t paid',
  'scan.canceled': 'This booking is canceled',
  'scan.wrong_event': 'This ticket is for another event: {event}',
  'scan.wrong_date': 'This ticket is for {date}',
  'scan.wrong_gate': 'This ticket isn’t valid at this gate',
  'scan.too_early': 'The doors aren’t open yet for this ticket',
  'scan.too_late': 'Entry for this ticket has ended',
  'scan.limit': 'This ticket can’t be used again',
  'scan.not_inside': 'This ticket hasn’t been scanned in',
} as const

export type FulfilmentString = keyof typeof fulfilmentStrings
