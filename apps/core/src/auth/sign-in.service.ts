import { accepted, refused, type Result } from '@wasl/domain/result'
import { findStaffUserByName, type StaffUser } from '../kernel/people/people.store.ts'
import { hasSignedInFrom } from '../kernel/people/sessions.store.ts'
import { startSession, type TokenPair } from '../kernel/people/start-session.service.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { recordAuth } from './auth-audit.ts'
import type { AuthDeps, Origin } from './auth-deps.ts'
import { askForCode, type AskedCode } from './ask-for-code.service.ts'
import { countTry, throttleOf } from './throttle.service.ts'
import { forgetFailures, takeBackOne } from './throttle.store.ts'
import { lockVerified } from './verified-user.ts'

export type SignIn = Origin & { username: string; password: string }

export type SignedIn = { kind: 'session'; tokens: TokenPair; secret: string; knownDevice: string }

export type TooMany = { kind: 'tooMany'; waitMs: number } | { kind: 'stopped' }

/** Nobody learns whether the name, the password or the account was the reason. */
export type SignInRefusal = { kind: 'wrong' } | TooMany | { kind: 'codeNotSent' }

/** S1 §4 "Login": credentials, then a one-time code where the account asks for one, then the session. */
export async function signIn(
  deps: AuthDeps,
  asked: SignIn,
): Promise<Result<SignedIn | AskedCode, SignInRefusal>> {
  const { merchantId, username, network } = asked
  const user = await findStaffUserByName(deps.db, { merchantId, username: username.trim() })
  const place = await knownPlaceOf(deps, asked, user)
  const account = throttleOf(merchantId, 'account', place === null ? username : atPlace(username, place))
  const from = network === null || place !== null ? null : throttleOf(merchantId, 'network', network)
  const verdict = await countTry(deps, from ? [account, from] : [account])
  if (verdict.kind !== 'open') {
    await recordRefused(deps, asked, 'locked')
    return refused(verdict.kind === 'locked' ? { kind: 'tooMany', waitMs: verdict.waitMs } : verdict)
  }
  const isRight = await deps.passwords.matches(asked.password, user?.passwordHash ?? null)
  const done =
    user && isRight
      ? await inTransaction(deps.db, async (tx) => {
          const held = await lockVerified(tx, user)
          if (!held) return null
          await forgetFailures(tx, account)
          if (from) await takeBackOne(tx, from)
          return held.oneTimeCode
            ? askForCode(tx, deps, { ...asked, user: held })
            : accepted(await openSession(tx, deps, { ...asked, user: held }))
        })
      : null
  if (done) return done
  await recordRefused(deps, asked, 'wrong')
  return refused({ kind: 'wrong' })
}

/**
 * Where the user signed in before has its own count of wrong passwords: others lock it out neither by the user's name nor by
 * their network (decision 112). Guessing from there is counted there.
 */
async function knownPlaceOf(
  { db, clock, devices }: AuthDeps,
  { merchantId, network, knownDevice = null }: SignIn,
  user: StaffUser | null,
): Promise<string | null> {
  const device = user && devices.deviceOf(user, knownDevice)
  if (device) return `device ${device}`
  if (network === null) return null
  // Also for an unknown name, so that both take the same time.
  const since = new Date(clock.now().getTime() - networkKnownMs)
  const isKnown = await hasSignedInFrom(db, { merchantId, userId: user?.id ?? 0, network, since })
  return isKnown ? `network ${network}` : null
}

const networkKnownMs = 30 * 86_400_000

/** No name has a line break. */
const atPlace = (username: string, place: string): string => `${username.trim()}\n${place}`

/** For a user who has proved who they are, by any way. */
export async function openSession(
  tx: Parameters<typeof startSession>[0],
  { clock, devices }: Pick<AuthDeps, 'clock' | 'devices'>,
  { user, ...origin }: Origin & { user: StaffUser },
): Promise<SignedIn> {
  const now = clock.now()
  const { merchantId, network, device, knownDevice = null } = origin
  const { sessionId, secret, ...tokens } = await startSession(tx, {
    merchantId,
    userId: user.id,
    now,
    network,
    device,
  })
  await recordAuth(tx, origin, {
    actor: user.username,
    action: 'session.started',
    object: `staff_session ${sessionId}`,
    sessionId,
    now,
  })
  return { kind: 'session', tokens, secret, knownDevice: devices.tokenFor(user, knownDevice) }
}

/** Only a known name is recorded, because people type passwords into the wrong field. */
async function recordRefused(deps: AuthDeps, asked: SignIn, reason: 'wrong' | 'locked'): Promise<void> {
  const user = await findStaffUserByName(deps.db, {
    merchantId: asked.merchantId,
    username: asked.username.trim(),
  })
  await inTransaction(deps.db, (tx) =>
    recordAuth(tx, asked, {
      actor: user?.username ?? 'nobody',
      action: 'session.refused',
      object: 'sign-in',
      detail: { reason },
      now: deps.clock.now(),
    }),
  )
}
