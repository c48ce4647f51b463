import { randomBytes } from 'node:crypto'
import type { Clock } from '../bff-env.ts'
import type { FormNotice } from '@wasl/web/base/page-data.ts'
import { formTokenLifeMs } from './form-token.ts'

/** A press of a plain form: what was chosen, and where it led once that is known (null: nowhere). */
export type Press = {
  readonly gatewayCode: string
  readonly amount: string | null
  readonly led: Promise<string | null>
}

/** `idempotencyKey` is kept where the press may have arrived although its answer did not. */
export type StoredNotice = {
  readonly transactionId: string
  readonly notice: FormNotice
  readonly idempotencyKey: string | null
}

/**
 * What the plain form remembers between two requests: tokens that were used, and notices on their way to the page.
 * In memory alone: after a restart the core's own idempotency still answers a second press with the first result.
 */
export function createFormMemory(clock: Clock) {
  const presses = expiringMap<Press>(clock, formTokenLifeMs)
  const notices = expiringMap<StoredNotice>(clock, 600_000)
  return {
    pressOf: (idempotencyKey: string): Press | undefined => presses.get(idempotencyKey),
    remember: (idempotencyKey: string, press: Press): void => presses.set(idempotencyKey, press),
    forget: (idempotencyKey: string): void => presses.delete(idempotencyKey),
    keepNotice(stored: StoredNotice): string {
      const key = randomBytes(16).toString('base64url')
      notices.set(key, stored)
      return key
    },
    noticeOf(key: string, transactionId: string): StoredNotice | null {
      const stored = notices.get(key)
      return stored?.transactionId === transactionId ? stored : null
    },
  }
}

export type FormMemory = ReturnType<typeof createFormMemory>

const mostEntries = 20_000

/** A Map keeps its insertion order and every entry lives equally long, so the oldest are always in front. */
function expiringMap<Value>(clock: Clock, lifeMs: number) {
  const entries = new Map<string, { value: Value; until: number }>()
  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      return entry && entry.until > clock.now().getTime() ? entry.value : undefined
    },
    set(key: string, value: Value): void {
      const now = clock.now().getTime()
      for (const [old, { until }] of entries) {
        if (until > now && entries.size < mostEntries) break
        entries.delete(old)
      }
      entries.set(key, { value, until: now + lifeMs })
    },
    delete(key: string): void {
      entries.delete(key)
    },
  }
}
