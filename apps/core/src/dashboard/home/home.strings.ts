/** What the dashboard's start says. `{…}` stands for a value. */
export const homeStrings = {
  'period.day': 'Day',
  'period.week': 'Week',
  'period.month': 'Month',

  'problem.unknown': 'Choose day, week or month, or give two dates',
  'problem.missing': 'Enter a date',
  'problem.noDate': 'Write the date as year, month and day: 2026-11-20',
  'problem.inFuture': 'Nothing is paid in the future: choose today or an earlier day',
  'problem.backwards': 'The end is before the start: choose the same day or a later one',
  'problem.tooLong': 'Ten years at most: choose a later start',
  'problem.year': 'Choose a year from {first} to {last}',

  'product.payment_request': 'Payment requests',
  'product.customer_payment': 'Customer payment',
  'product.bulk': 'Bulk payments',
  'product.catalogue': 'Catalogue',
  'product.shopify': 'Shopify',
  'product.e_commerce': 'E-commerce',
  'product.event': 'Events',
  'product.food_ordering': 'Food ordering',
  'product.session': 'Session',
  'product.pos': 'Point of sale',
} as const

export type HomeString = keyof typeof homeStrings
