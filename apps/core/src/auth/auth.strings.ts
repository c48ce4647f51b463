import type { PasswordRule } from '@wasl/domain/password'

/** What the core says about signing in. `{…}` stands for a value. */
export const authStrings = {
  'auth.wrong': 'The username or password is not correct',
  'auth.tooMany': 'Too many attempts. Try again in {minutes} min',
  'auth.stopped': 'This account is locked. Ask for a new password to open it again',
  'auth.codeNotSent': 'The code could not be sent. Please tell your administrator',
  'auth.codeSent': 'Enter the code sent to {mailbox}',
  'auth.codeMalformed': 'Enter the 6 digits of the code',
  'auth.codeWrong': 'This code is not correct',
  'auth.codeOver': 'This code is no longer valid. Sign in again',
  'auth.linkSent': 'If the account exists, a link was sent to its email address',
  'auth.linkOver': 'This link is no longer valid. Ask for a new one',
  'auth.passwordSet': 'Your password was changed. Sign in with the new one',
  'auth.firstPasswordSet': 'Sign in with your username and this password',
  'auth.passwordChanged': 'Password changed successfully',
  'auth.notYours': 'This link belongs to another user',
  'auth.different': 'The two passwords differ',
  'auth.same': 'Choose a password you are not using now',
  'auth.currentWrong': 'This password is not correct',
  'auth.reauth': 'Enter your current password',
  'auth.loggedOut': 'You have signed out',
  'auth.loggedOutEverywhere': 'You have signed out everywhere',
  'auth.sessionEnded': 'The session has ended',
  'password.length': 'Use at least 8 characters',
  'password.personal': 'The password is too similar to your personal information',
  'password.common': 'This is a common password',
  'password.numeric': 'The password cannot be entirely numeric',
  'password.special': 'Use at least 1 special character',
  'password.digit': 'Use at least 1 digit',
  'password.upper': 'Use at least 1 upper-case letter',
} satisfies Record<`auth.${string}` | `password.${PasswordRule}`, string>

export type AuthString = keyof typeof authStrings
