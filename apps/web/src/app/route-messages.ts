import type { Messages } from '../i18n/text.tsx'
import type { PageData } from '../base/page-data.ts'

const slices: Record<PageData['kind'], readonly string[]> = {
  pay: ['app.', 'payPage.', 'phone.'],
  attempt: ['app.', 'attempt.'],
  details: ['app.', 'details.'],
  receipt: ['app.', 'attempt.', 'receipt.'],
  code: ['app.', 'code.', 'phone.'],
  collect: ['app.', 'collect.', 'phone.'],
  link: ['app.', 'link.', 'phone.'],
  catalogue: ['app.', 'shop.', 'order.', 'phone.'],
  landing: ['app.'],
  signIn: ['app.', 'auth.'],
  notFound: ['app.'],
  failed: ['app.'],
  staff: [],
  refused: [],
}

/** The messages a route needs, so that its HTML carries no others. */
export function routeMessages(
  messages: Messages,
  kind: PageData['kind'],
  { asksDelivery = false, hasOrder = false } = {},
): Messages {
  const wanted = [...slices[kind], ...(asksDelivery ? ['delivery.'] : []), ...(hasOrder ? ['order.'] : [])]
  return Object.fromEntries(
    Object.entries(messages).filter(([key]) => wanted.some((prefix) => key.startsWith(prefix))),
  )
}
