import { leastOf } from './value-of.ts'
import { allRoutes, type Listed } from './every-route.ts'
import type { Asked } from './matrix.ts'

/** Asked by POST, and changes nothing. */
const readByPost = [
  'administration.customers.export',
  'catalogueCheckout.payChoices',
  'customerPayment.payChoices',
  'pay.payChoices',
  'restrictions.test',
]

/** Asked by GET, and not read here. */
export const notReadHere: Readonly<Record<string, string>> = {
  'operations.emailByScript': 'sends',
  'operations.smsByScript': 'sends',
  'live.feed': 'a stream for the web server alone: live.test.ts',
}

/** Every list, every count, every file and everything else that is only read. */
export const reads: readonly Listed[] = allRoutes.filter(
  ({ verb, name }) =>
    readByPost.includes(name) || ((verb === 'GET' || verb === 'OPTIONS') && !(name in notReadHere)),
)

/** There is nothing to read of these in a test. */
export const answersNothing: Readonly<Record<string, string>> = {
  'GET /api/v1/queue-worker/is_alive': 'nobody works here',
  'GET /api/v1/plugins/event/tickets/:token': 'a link is signed, not stored',
  'GET /api/v1/plugins/event/tickets/:token/calendar': 'a link is signed, not stored',
  'GET /api/v1/picture/:id': 'the file lies in the data folder',
  'GET /api/v1/plugins/payment_request/attachment/:id': 'the file lies in the data folder',
  'eventBooking.feedbackForm': 'a form opens by its signed link alone',
  'eventBooking.ticketsOfBooking': 'a booking opens with its secret alone',
  'reports.file': 'a link is made for one download',
  'bulk.original': 'the file lies in the data folder',
}

/** Each user may ask for few of these in an hour. */
export const isDirectExport = ({ name }: Listed): boolean => name.startsWith('exports.request')

/** How a read is asked so that it has something to say: once, or once for each plugin that has a list of its own. */
export function asksOf(listed: Listed, id: string): Asked[] {
  const how = { ids: id, query: queryOf(listed), ...more(listed, id) }
  const isOfPlugin = listed.path.includes(':plugin') && listed.ids.length === 0 && !isDirectExport(listed)
  const plugins = listed.name.startsWith('import')
    ? ['catalogue', 'food_ordering']
    : listed.path.includes('/dashboard/orders')
      ? ['catalogue']
      : ['payment_request', 'customer_payment']
  return isOfPlugin ? plugins.map((plugin) => ({ ...how, plugin })) : [how]
}

function queryOf(listed: Listed): string {
  if (isDirectExport(listed)) return '?direct=true'
  const { name, route } = listed
  const least = route.query ? (leastOf(route.query) as Record<string, unknown>) : {}
  const query = new URLSearchParams({ ...texts(least), ...queries[name] }).toString()
  return query === '' ? '' : `?${query}`
}

const texts = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

const queries: Readonly<Record<string, Record<string, string>>> = {
  'live.missed': { after: '1' },
  'bookings.createConfig': { 'event-slug': 'tide-tasting' },
  'bookings.filterChoices': { field_name: 'email', field_value: 'noura' },
  'eventBooking.feedbackForm': { token: 'nobody' },
  'catalogueCheckout.prereqs': { product_slugs: 'gift-card-10' },
  'administration.customers.find': { q: 'example' },
}

function more({ name, ids }: Listed, id: string): Asked {
  if (ids.includes('dispatch')) return { params: { dispatch: `dispatch-of-${id}` } }
  switch (name) {
    case 'catalogueCheckout.payChoices':
      return { body: { lines: [{ slug: 'dibs-500', quantity: 1 }] } }
    case 'pay.payChoices':
      return { ids: 'PR-1001', body: { amount: '48.750' } }
    case 'customerPayment.payChoices':
      return { body: { amount: '5.000', currency_code: 'KWD' } }
    case 'restrictions.test':
      return { body: payer }
    default:
      return {}
  }
}

const payer = {
  phone: '+96550012345',
  email: '',
  civil_id: '',
  customer_id: '',
  amount: '5.000',
  currency_code: 'KWD',
  gateway_code: null,
  collector_id: null,
}
