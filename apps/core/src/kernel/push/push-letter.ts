import { directionOf } from '@wasl/domain/locale'
import type { DueMessage } from '../messages/sending.store.ts'
import { pushOccasions, type PushOccasion } from '../messages/messages.domain.ts'
import { pathOf, ttlOf } from './push-news.domain.ts'
import type { Subscription } from './registration.ts'
import { vapidHeader, type Vapid } from './vapid.ts'

/** The message to the browser's worker. */
export type PushContent = {
  title: string
  body: string
  path: string
  /** The same news twice is shown once. */
  tag: string
  lang: 'en' | 'ar'
  dir: 'ltr' | 'rtl'
}

/** How long the news is news, counted from when it was written. */
export const secondsLeft = ({ occasion, createdAt }: DueMessage, now: Date): number =>
  isPush(occasion) ? ttlOf[occasion] - Math.floor((now.getTime() - createdAt.getTime()) / 1_000) : 0

/** A message as a push service takes it: sealed for the browser alone (RFC 8291), signed by us (RFC 8292). */
export async function pushLetter(
  message: DueMessage,
  { endpoint, p256dh, auth }: Subscription,
  { vapid, now }: { vapid: Vapid; now: Date },
): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
  // Installations without push load no code for it.
  const { encryptNotification } = await import('@block65/webcrypto-web-push')
  const content = new TextEncoder().encode(JSON.stringify(contentOf(message)))
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
  return {
    headers: {
      authorization: vapidHeader(vapid, endpoint, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.max(0, secondsLeft(message, now))),
      urgency: message.occasion === 'new_order' ? 'high' : 'normal',
    },
    body: await encryptNotification(subscription, content),
  }
}

function contentOf({ occasion, occasionKey, subject, text, language }: DueMessage): PushContent {
  const about = occasionKey.slice(occasion.length + 1)
  return {
    title: subject,
    body: text,
    path: isPush(occasion) ? pathOf({ occasion, about }, language) : `/${language}/dashboard`,
    tag: occasionKey,
    lang: language,
    dir: directionOf(language),
  }
}

const isPush = (occasion: string): occasion is PushOccasion => pushOccasions.some((one) => one === occasion)
