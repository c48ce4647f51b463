import type { Handlers } from '@wasl/contracts/server'
import type { authContract } from '@wasl/contracts/web/auth.contract'
import type { BffEnv } from '../bff-env.ts'
import { refusedWith } from '../answer/problem.ts'
import type { AuthDeps } from './auth-deps.ts'
import { forgotPassword, openReset, resetPassword } from './reset.ts'
import { stateOf } from './session-state.ts'
import { abandonCode, resendCode, signIn, verifyCode, type Refused } from './sign-in.ts'

export const guestHandlers = (deps: AuthDeps): Handlers<typeof authContract.guest, BffEnv> => ({
  signIn: async ({ body }, c) => {
    const answer = await signIn(c, deps, { ...body, next: body.next })
    return answer.kind === 'refused' ? refusedAs(answer) : { status: 200, body: answer }
  },
  verifyCode: async ({ body }, c) => {
    const answer = await verifyCode(c, deps, { code: body.code, next: body.next })
    return answer.kind === 'refused' ? refusedAs(answer) : { status: 200, body: answer }
  },
  resendCode: async (_request, c) => {
    const answer = await resendCode(c, deps)
    return answer.kind === 'refused' ? refusedAs(answer) : { status: 200, body: answer }
  },
  abandonCode: async (_request, c) => {
    await abandonCode(c, deps)
    return { status: 200, body: {} }
  },
  forgotPassword: ({ body }, c) => forgotPassword(c, deps, body.username),
  openReset: ({ body }, c) => openReset(c, deps, body.token),
  resetPassword: ({ body }, c) => resetPassword(c, deps, body),
  session: async (_request, c) => ({ status: 200, body: stateOf(c.get('session')?.staff, deps.clock.now()) }),
})

const refusedAs = ({ status, problem }: Refused) => refusedWith(status, problem)
