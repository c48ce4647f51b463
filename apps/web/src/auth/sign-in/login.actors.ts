import type { Problem } from '@wasl/contracts/values/web'
import { loginMachine } from '@wasl/machines/auth/login.machine'
import type {
  CodeOutcome,
  CredentialsOutcome,
  Refusal,
  ResendOutcome,
} from '@wasl/machines/auth/login-outcomes'
import { fromPromise } from 'xstate'
import type { AuthClient } from '../../base/auth-client.ts'

type Sockets = { client: () => Promise<AuthClient>; next: string | null }

/** Where signing in meets the web contract. */
export const loginLogic = ({ client, next }: Sockets) => {
  const asked = next === null ? {} : { next }
  return loginMachine.provide({
    actors: {
      signIn: fromPromise(async ({ input }): Promise<CredentialsOutcome> => {
        const answer = await (await client()).guest.signIn({ body: { ...input, ...asked } })
        return answer.status === 200 ? answer.body : refusalOf(answer.body)
      }),
      verifyCode: fromPromise(async ({ input }): Promise<CodeOutcome> => {
        const answer = await (await client()).guest.verifyCode({ body: { ...input, ...asked } })
        return answer.status === 200 ? answer.body : refusalOf(answer.body)
      }),
      resendCode: fromPromise(async (): Promise<ResendOutcome> => {
        const answer = await (await client()).guest.resendCode({ body: {} })
        if (answer.status === 200) return answer.body
        return { ...refusalOf(answer.body), isOver: answer.body.code === 'signInAgain' }
      }),
      abandonCode: fromPromise(async () => {
        try {
          await (await client()).guest.abandonCode({ body: {} })
        } catch {
          // The step ends by itself in a few minutes.
        }
      }),
    },
  })
}

const refusalOf = ({ message, fieldErrors = {} }: Problem): Refusal => ({
  kind: 'refused',
  fieldErrors,
  messages: [message],
})
