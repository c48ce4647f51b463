import { accepted, refused, type Result } from '@wasl/domain/result'
import { findStaffUserByName, type StaffUser } from '../kernel/people/people.store.ts'
import { startSession, type TokenPair } from '../kernel/people/start-session.service.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { recordAuth } from './auth-audit.ts'
import type { AuthDeps, Origin } from './auth-deps.ts'
import { askForCode, type AskedCode } from './ask-for-code.service.ts'
import { countTry, throttleOf } from './throttle.service.ts'
import { forgetFailures, takeBackOne } from './throttle.store.ts'
import { lockVerified } from './verified-user.ts'

export type SignIn = Origin & { username: string; password: string }

export type SignedIn = { kind: 'session'; tokens: TokenPair; secret: string }

export type TooMany = { kind: 'tooMany'; waitMs: number } | { kind: 'stopped' }

/** Nobody learns whether the name, the password or the account was the reason. */
export type SignInRefusal = { kind: 'wrong' } | TooMany | { kind: 'codeNotSent' }

/** S1 §4 "Login": credentials, then a one-time code where the account asks for one, then the session. */
export async function signIn(
  deps: AuthDeps,
  asked: SignIn,
): Promise<Result<SignedIn | AskedCode, SignInRefusal>> {
  const { merchantId, username, network } = asked
  const account = throttleOf(merchantId, 'account', username)
  const from = network === null ? null : throttleOf(merchantId, 'network', network)
  const verdict = await countTry(deps, from ? [account, from] : [account])
  if (verdict.kind !== 'open') {
    await recordRefused(deps, asked, 'locked')
    return refused(verdict.kind === 'locked' ? { kind: 'tooMany', waitMs: verdict.waitMs } : verdict)
  }
  const user = await findStaffUserByName(deps.db, { merchantId, username: username.trim() })
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

/** For whoever has proved who they are, whatever it took. */
export async function openSession(
  tx: Parameters<typeof startSession>[0],
  { clock }: Pick<AuthDeps, 'clock'>,
  { user, ...origin }: Origin & { user: StaffUser },
): Promise<SignedIn> {
  const now = clock.now()
  const { merchantId, network, device } = origin
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
  return { kind: 'session', tokens, secret }
}

/** The name is written down only where somebody has it: people type passwords into the wrong field. */
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
