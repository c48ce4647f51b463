import type { StaffMailing } from '../kernel/messages/write-staff-mail.service.ts'
import { createPasswords, type PasswordCost } from '../kernel/people/passwords.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config/config.ts'
import type { Db } from '../platform/db/db.ts'
import type { AuthDeps } from './auth-deps.ts'
import { createKnownDevices } from './known-device.ts'
import { createOtpCodes } from './otp-codes.ts'

type AuthSetup = {
  db: Db
  clock: Clock
  log: AuthDeps['log']
  config: { key: string } & Partial<Pick<Config, 'passwordComposition'>>
  mailing: StaffMailing
  passwordCost: PasswordCost | undefined
  codeOf: ((username: string) => string | null) | undefined
}

export const authDeps = ({ config, passwordCost, codeOf, ...rest }: AuthSetup): AuthDeps => ({
  ...rest,
  passwords: createPasswords(config.key, passwordCost),
  codes: createOtpCodes(config.key, codeOf),
  devices: createKnownDevices(config.key),
  composition: config.passwordComposition ?? 'spec',
})
