import type { CodeStep } from '@wasl/contracts/web/auth.contract'
import type { SignInPage } from '../../base/page-data.ts'

type Login = Extract<SignInPage, { screen: 'login' }>

export const codeStep: CodeStep = {
  kind: 'code',
  message: 'Enter the code sent to a••••@tamra-tide.example',
  sentTo: 'a••••@tamra-tide.example',
  resendInMs: 24_000,
}

export const loginPage = (changes: Partial<Login> = {}): Login => ({
  screen: 'login',
  next: null,
  username: '',
  code: null,
  problem: null,
  ...changes,
})

export const problem = (message: string, fieldErrors?: Record<string, string[]>) => ({
  code: 'refused',
  message,
  requestId: 'r-1',
  ...(fieldErrors && { fieldErrors }),
})
