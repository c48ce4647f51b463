import { passwordProblems, type Composition, type PasswordRule } from '@wasl/domain/password'
import type { StaffUser } from '../kernel/people/people.store.ts'

/** What is wrong with a new password. */
export const problemsWith = (password: string, user: StaffUser, composition: Composition): PasswordRule[] =>
  passwordProblems(password, {
    personal: [user.username, user.email, user.nameEn, user.nameAr],
    composition,
  })
