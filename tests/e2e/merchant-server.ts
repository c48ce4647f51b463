import { demoKeys } from '@wasl/core/seed/demo-servers'
import { randomUUID } from 'node:crypto'

export type Made = { id: string; session_id: string | null; checkout_url: string; code: string | null }

/** A shop's own server, which has the key of the demo. */
export async function merchantMakes(
  url: string,
  plugin: 'payment_request' | 'e_commerce' | 'shopify',
  wish: Record<string, unknown> = {},
): Promise<Made> {
  const [key] = demoKeys
  const response = await fetch(`${url}/api/v1/plugins/${plugin}/transaction`, {
    method: 'POST',
    headers: {
      authorization: `Api-Key wasl_${key?.keyId}.${key?.secret}`,
      'idempotency-key': randomUUID(),
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      amount: '12.500',
      currency_code: 'KWD',
      pg_codes: ['knet', 'card'],
      description_en: 'Two boxes of dates',
      description_ar: 'صندوقان من التمر',
      ...wish,
    }),
  })
  if (response.status !== 201) throw new Error(`refused: ${await response.text()}`)
  // The contract's tests hold the shape of this answer.
  return (await response.json()) as Made
}
