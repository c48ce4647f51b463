import type { Composition } from '@wasl/domain/password'
import type { Locale } from '@wasl/domain/locale'
import type { StaffMailing } from '../kernel/messages/write-staff-mail.service.ts'
import type { Passwords } from '../kernel/people/passwords.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import type { KnownDevices } from './known-device.ts'
import type { OtpCodes } from './otp-codes.ts'

export type AuthDeps = {
  db: Db
  clock: Clock
  passwords: Passwords
  codes: OtpCodes
  devices: KnownDevices
  mailing: StaffMailing
  composition: Composition
  log: { warn(fields: object, message: string): void }
}

/** Where a request comes from: for the list of sessions, the throttles and the audit. */
export type Origin = {
  merchantId: number
  network: string | null
  device: string | null
  /** The cookie this device got at an earlier sign-in. */
  knownDevice?: string | null
  requestId: string
  language: Locale
}
