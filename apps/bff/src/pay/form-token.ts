import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { isLocale, type Locale } from '@wasl/domain/locale'
import { accepted, refused, type Result } from '@wasl/domain/result'

/** What a rendered pay form stands for. `shown` is the amount its fees were worked out for, where it may be edited. */
export type FormToken = {
  readonly transactionId: string
  readonly idempotencyKey: string
  readonly locale: Locale
  /** The page the form stands on: a transaction has more addresses than one. */
  readonly page: string
  readonly shown: { readonly amount: string; readonly currency: string } | null
  /** The amount that was shown where it may not be edited. */
  readonly fixed?: string | null
  readonly issuedAt: number
}

/** A payer may take half a day over a bill; the form then asks to look again. */
export const formTokenLifeMs = 12 * 3_600_000

export const newIdempotencyKey = (): string => randomUUID()

export function signFormToken(token: FormToken, secret: string): string {
  const payload = Buffer.from(JSON.stringify(token)).toString('base64url')
  return `${payload}.${signature(payload, secret)}`
}

export function readFormToken(
  text: string,
  { transactionId, secret, now }: { transactionId: string; secret: string; now: Date },
): Result<FormToken, 'forged' | 'old'> {
  const [payload = '', given = '', ...more] = text.split('.')
  const [said, expected] = [Buffer.from(given), Buffer.from(signature(payload, secret))]
  if (more.length > 0 || said.length !== expected.length || !timingSafeEqual(said, expected))
    return refused('forged')
  // Signed above, so it is what `signFormToken` wrote.
  const token = JSON.parse(Buffer.from(payload, 'base64url').toString()) as FormToken
  if (token.transactionId !== transactionId || !isLocale(token.locale)) return refused('forged')
  return now.getTime() - token.issuedAt > formTokenLifeMs ? refused('old') : accepted(token)
}

const signature = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`wasl-pay-form:${payload}`).digest('base64url')
