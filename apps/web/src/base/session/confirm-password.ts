import { createContext, use } from 'react'
import { answerOf } from './answer-of.ts'
import { staffClient } from './staff-client.ts'

/** Asks for the password once more (D-36). False where the person gave up. */
export type ConfirmPassword = () => Promise<boolean>

/** Filled where the sign-in is composed: other slices know only that it can be asked. */
export const ConfirmPasswordContext = createContext<ConfirmPassword>(async () => false)

export const useConfirmPassword = (): ConfirmPassword => use(ConfirmPasswordContext)

/** What is sent only when its notice has gone, and what is typed again meanwhile, still finds the password recent. */
const neededSeconds = 60

/**
 * The same, before what the server hears of later: nothing is asked where the password was given a moment ago. Throws where
 * no answer came.
 */
export function useConfirmAhead(): ConfirmPassword {
  const confirmPassword = useConfirmPassword()
  return async () => {
    const { seconds } = answerOf(await staffClient.auth.own.recentPassword())
    return seconds >= neededSeconds || confirmPassword()
  }
}
