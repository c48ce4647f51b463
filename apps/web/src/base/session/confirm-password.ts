import { createContext, use } from 'react'

/** Asks for the password once more (D-36). False where the person gave up. */
export type ConfirmPassword = () => Promise<boolean>

/** Filled where the sign-in is composed: other slices know only that it can be asked. */
export const ConfirmPasswordContext = createContext<ConfirmPassword>(async () => false)

export const useConfirmPassword = (): ConfirmPassword => use(ConfirmPasswordContext)
