export const ticketStrings = {
  'ticket.permission_request': 'Permission requests',
  'ticket.operation_request': 'Operation requests',
  'ticket.ACTIVE': 'Waiting',
  'ticket.DONE': 'Answered',
  'ticket.approve': 'Approve',
  'ticket.decline': 'Decline',
  'ticket.APPROVED': 'Approved Successfully',
  'ticket.DECLINED': 'Declined Successfully',
  'ticket.own': 'You asked for this yourself: a colleague answers.',
  'ticket.notYours': 'You lack this permission yourself, so you cannot give it.',
  'ticket.ownersOnly': 'A permission for good is given by an owner of the account.',
  'ticket.answered': 'A colleague has answered this meanwhile.',
  'ticket.expired': 'This was asked too long ago. It has to be asked for again.',
  'ticket.notFound': 'There is no such request.',
  'ticket.rule.notAnAmount': 'Enter an amount, or leave it empty',
  'ticket.rule.tooLarge': 'This amount is too large',
  'ticket.rule.order': 'Two colleagues cannot be needed for less than one is',
  'ticket.rule.oneMissing': 'Enter first above which amount one colleague checks',
  'ticket.rule.changed': 'Somebody else has changed these rules meanwhile. Look at them again, then save.',
  'ticket.rule.unknown': 'This does not exist any more: open the rules again',
} as const

export type TicketString = keyof typeof ticketStrings
