import type { Core } from '@wasl/core/app'

type Ticket = {
  id: string
  name_en: string
  dates: string[]
  remaining_qty_per_date: Record<
    string,
    { status: string; remaining_quantity: number | null; comes_back_at: string | null }
  >
  slots: Record<string, { start: string; status: string; remaining_quantity: number | null }[]>
}

/** What the tests of events read of the answers. */
export type Said = {
  slug: string
  detail: string
  code: string
  results: (Said & { id: string; dates: string[]; availability: string; places_left: number | null })[]
  tickets: Ticket[]
  date_status: Record<string, string>
  preselected_date: string | null
  terms_version: number
  version: number
  terms_ar: string
  hold: string
  expires_at: string
  extended: boolean
  state: string
  number: string
  order_id: string
  transaction_id: string | null
  redirect_url: string
  bookings: { id: string; uuid: string; state: string; quantity: number }[]
  price_hash: string
  total: string
  pay_choices: { gateway_code: string }[]
  fields: { name: string; scope: string; required: boolean }[]
  values: Record<string, string> | null
}

export type Answer = { status: number; body: Said; headers: Headers }
type Asking = { host?: string; language?: string; body?: unknown; key?: string; verb?: string }

/** Asks the events of the demo as a browser would through the bff. */
export const askEvents =
  (core: () => Pick<Core, 'fetch'>) =>
  async (
    path: string,
    { host = 'localhost', language = 'en', body, key, verb }: Asking = {},
  ): Promise<Answer> => {
    const response = await core().fetch(
      new Request(`http://${host}/api/v1/plugins/event/${path}`, {
        method: verb ?? (body === undefined ? 'GET' : 'POST'),
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: {
          host,
          'accept-language': language,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
      }),
    )
    // As the contract says, which the core checks by itself.
    return { status: response.status, body: (await response.json()) as Said, headers: response.headers }
  }

export type AskEvents = ReturnType<typeof askEvents>

let pressed = 0
export const newKey = (): string => `press-${(pressed += 1)}-of-the-guests`

export const noura = () => ({
  email: 'noura@example.com',
  customer_first_name: 'Noura',
  customer_last_name: 'Alali',
  customer_phone: '50012345',
})

/** A ticket of the demo by its English name, on its first day with this many places left, or with any. */
export async function ticketOf(ask: AskEvents, slug: string, name: string, left?: number) {
  const { body } = await ask(`events/${slug}`)
  const ticket = body.tickets.find(({ name_en }) => name_en === name)
  if (!ticket) throw new Error(`no ticket ${name}`)
  const [day] = Object.entries(ticket.remaining_qty_per_date).find(
    ([date, { status, remaining_quantity: rest }]) =>
      status === 'available' && !(date in ticket.slots) && (left === undefined || rest === left),
  ) ?? ['']
  return { ticket: ticket.id, event_date: day, terms_version: body.terms_version }
}
