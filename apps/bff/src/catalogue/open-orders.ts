import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isPublicId } from '../answer/public-id.ts'
import type { BffEnv } from '../bff-env.ts'

type Here = Context<BffEnv>
type Made = { key: string; id: string }

const name = 'orders'
const mostOpen = 3
const keptSeconds = 60 * 60

/** D40: three orders of a browser wait for their payment at once. The same press once more is not another one. */
export async function hasRoomForOrder(c: Here, key: string): Promise<boolean> {
  const made = madeHere(c)
  if (made.length < mostOpen || made.some((each) => each.key === key)) return true
  const waiting = await Promise.all(made.map(({ id }) => isWaiting(c, id)))
  return waiting.filter(Boolean).length < mostOpen
}

/** The newest ones are remembered: older ones have ended, or are paid. */
export function rememberOrder(c: Here, { key, id }: Made): void {
  const made = [...madeHere(c).filter((each) => each.id !== id), { key: isKey(key) ? key : '', id }]
  const text = made
    .slice(-mostOpen)
    .map((each) => `${each.key}:${each.id}`)
    .join('.')
  const secure = c.get('origin').startsWith('https:') ? '; Secure' : ''
  c.header(
    'set-cookie',
    `${name}=${text}; Path=/bff; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secure}`,
    { append: true },
  )
}

const isKey = (text: string): boolean => /^[\w-]{8,64}$/.test(text)

function madeHere(c: Here): Made[] {
  return (getCookie(c, name) ?? '')
    .split('.')
    .map((pair) => {
      const [key = '', id = ''] = pair.split(':')
      return { key, id }
    })
    .filter(({ id }) => isPublicId(id))
    .slice(-mostOpen)
}

async function isWaiting(c: Here, id: string): Promise<boolean> {
  const got = await c.get('core').catalogueCheckout.order({ params: { id } })
  return got.status === 200 && got.body.state === 'pending_payment'
}
