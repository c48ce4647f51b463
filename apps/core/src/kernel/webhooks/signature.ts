import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** 256 random bits, as Standard Webhooks writes them. */
export const newWebhookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`

export type Letter = { id: string; at: Date; body: string }

/** The headers of Standard Webhooks: one signature per secret, so that receivers may change theirs when it suits them. */
export function signedHeaders({ id, at, body }: Letter, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const signatures = secrets.map((secret) => `v1,${signature(`${id}.${timestamp}.${body}`, secret)}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

const signature = (content: string, secret: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(content)
    .digest('base64')
