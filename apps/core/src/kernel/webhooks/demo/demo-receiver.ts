import { hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import { signedHeaders } from '../signature.ts'

/** The demo's merchants have a server too: this one, which believes only what is signed. */
export const demoWebhookSecret = (installationKey: string, merchantKey: string): string => {
  const secret = hkdfSync('sha256', installationKey, 'wasl demo webhooks', merchantKey, 32)
  return `whsec_${Buffer.from(secret).toString('base64')}`
}

export const demoWebhookUrl = (publicUrl: string, merchantKey: string): string =>
  `${new URL(publicUrl).origin}/outbox/webhooks/${merchantKey}`

const toleranceMs = 300_000
const mostBytes = 64 * 1024

/** What any merchant's server does with an event: 204 where the signature is genuine and fresh, else 401. */
export function createDemoReceiver({ clock, key }: { clock: Clock; key: string }) {
  return async (request: Request, merchantKey: string): Promise<Response> => {
    const body = await request.text()
    if (body.length > mostBytes) return new Response(null, { status: 413 })
    const id = request.headers.get('webhook-id') ?? ''
    const at = new Date(Number(request.headers.get('webhook-timestamp')) * 1_000)
    const isFresh = Math.abs(clock.now().getTime() - at.getTime()) <= toleranceMs
    if (!isFresh) return new Response(null, { status: 401 })
    const expected = signedHeaders({ id, at, body }, [demoWebhookSecret(key, merchantKey)])
    const given = (request.headers.get('webhook-signature') ?? '').split(' ')
    const genuine = expected['webhook-signature'] ?? ''
    return new Response(null, { status: given.some((each) => isSame(each, genuine)) ? 204 : 401 })
  }
}

function isSame(given: string, genuine: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(genuine)]
  return left.length === right.length && timingSafeEqual(left, right)
}
