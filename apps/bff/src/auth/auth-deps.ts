import type { Clock } from '../bff-env.ts'
import type { CoreClient } from '../core/core-client.ts'
import type { SealedFiles } from '../platform/sealed-files.ts'
import { createVault, type Vault } from '../platform/vault.ts'
import { createStaffSessions, type StaffSession, type StaffSessions } from '../platform/staff-sessions.ts'

/** The password was right; `challenge` is the core's word for who gave it. */
export type CodeChallenge = {
  readonly host: string
  readonly username: string
  readonly challenge: string
  readonly sentTo: string
  readonly message: string
  /** ISO instant of the last code that was sent. */
  readonly sentAt: string
  readonly until: string
}

/** A mailed link that was opened in this browser; `isFirst` where its user has no password yet. */
export type ResetGrant = { readonly host: string; readonly token: string; readonly isFirst: boolean }

export type AuthDeps = {
  readonly core: CoreClient
  readonly clock: Clock
  readonly sessions: StaffSessions
  readonly codes: Vault<CodeChallenge>
  readonly resets: Vault<ResetGrant>
}

export function authDeps({
  core,
  clock,
  files,
}: {
  core: CoreClient
  clock: Clock
  files: SealedFiles
}): AuthDeps {
  return {
    core,
    clock,
    sessions: createStaffSessions({ vault: createVault<StaffSession>('session', { files, clock }), clock }),
    codes: createVault<CodeChallenge>('code', { files, clock }),
    resets: createVault<ResetGrant>('reset', { files, clock }),
  }
}
