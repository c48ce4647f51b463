export const customersStrings = {
  'customerData.notFound': 'There is nobody of whom anything is stored here.',
  'customerData.inFlight':
    'Money may be moving for this customer at the moment. Wait until their bank has answered, then try again.',
  'customerData.days': 'Write between {least} and {most} days',
  'customerData.changed': 'Somebody else has changed this meanwhile. Look at it again, then save.',
} as const

export type CustomersString = keyof typeof customersStrings
