import type { ResetStep } from './useResetPassword.ts'

/** What a step of choosing a password is called: whoever was invited has none that could be new or changed. */
export function resetTitle(kind: ResetStep['kind'], isFirst: boolean) {
  switch (kind) {
    case 'opening':
    case 'form':
      return isFirst ? 'auth.reset.firstTitle' : 'auth.reset.title'
    case 'over':
      return 'auth.reset.overTitle'
    case 'unanswered':
      return 'auth.reset.unansweredTitle'
    case 'done':
      return isFirst ? 'auth.reset.firstDoneTitle' : 'auth.reset.doneTitle'
  }
}
