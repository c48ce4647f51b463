import { isEmail } from '@wasl/domain/email'
import { helpSubjects, type HelpRequest } from '@wasl/contracts/core/dashboard/help.contract'
import { accepted, refused, type Result } from '@wasl/domain/result'

export const mostLetters = 4_000
/** Of one user (reliability D-24). */
export const questionsInAnHour = 5
const longestEmail = 128

export type HelpSubject = (typeof helpSubjects)[number]
export type Question = { email: string; subject: HelpSubject; text: string }

export type HelpProblem = 'required' | 'email' | 'subject' | 'messageTooLong'
export type HelpProblems = Partial<Record<'email' | 'subject' | 'email_message', HelpProblem>>

/** S2 §5: email and subject are required; the message is judged here too, for the form does not. */
export function readQuestion(asked: HelpRequest): Result<Question, HelpProblems> {
  const email = asked.email.trim()
  const text = asked.email_message.trim()
  const subject = helpSubjects.find((one) => one === asked.subject)
  const problems: HelpProblems = {
    ...(emailProblem(email) && { email: emailProblem(email) }),
    ...(!subject && { subject: asked.subject === '' ? ('required' as const) : ('subject' as const) }),
    ...(textProblem(text) && { email_message: textProblem(text) }),
  }
  return subject && Object.keys(problems).length === 0
    ? accepted({ email, subject, text })
    : refused(problems)
}

function emailProblem(email: string): HelpProblem | undefined {
  if (email === '') return 'required'
  return isEmail(email) && email.length <= longestEmail ? undefined : 'email'
}

function textProblem(text: string): HelpProblem | undefined {
  if (text === '') return 'required'
  return text.length > mostLetters ? 'messageTooLong' : undefined
}
