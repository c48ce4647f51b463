import type { IncomingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'

/** What a merchant's server does with a letter, by the library of Standard Webhooks: its content, or an error. */
export const verifiedLetter = (
  secret: string,
  { body, headers }: { body: string; headers: IncomingHttpHeaders | Record<string, string> },
): unknown =>
  // The three headers are single-valued.
  new Webhook(secret).verify(body, headers as Record<string, string>)
