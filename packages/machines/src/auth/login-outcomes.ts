import type { CodeStep } from '@wasl/contracts/web/auth.contract'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Refused input: texts at the fields, or messages above the form. */
export type Refusal = { kind: 'refused'; fieldErrors: FieldErrors; messages: readonly string[] }

export type CredentialsOutcome = { kind: 'signedIn'; to: string } | CodeStep | Refusal
export type CodeOutcome = { kind: 'signedIn'; to: string } | Refusal
/** `isOver`: the server no longer waits for a code. */
export type ResendOutcome = CodeStep | (Refusal & { isOver: boolean })

export type LoginInput = {
  username: string
  /** Set if the code was already asked for: the page was reopened, or the form was sent without script. */
  code: CodeStep | null
  fieldErrors?: FieldErrors
}

export type LoginContext = {
  username: string
  fieldErrors: FieldErrors
  code: CodeStep | null
  /** Refused passwords in a row. */
  refusals: number
  to: string | null
}

export type LoginEmitted =
  | { type: 'notice'; messages: readonly string[]; refusals: number }
  | { type: 'signedIn'; to: string }

export const signedInTo = (output: { kind: string; to?: string }): string | null => output.to ?? null

export const codeOf = (output: CredentialsOutcome | ResendOutcome): CodeStep | null =>
  output.kind === 'code' ? output : null

export const fieldErrorsOf = (output: { kind: string; fieldErrors?: FieldErrors }): FieldErrors =>
  output.fieldErrors ?? {}

export const messagesOf = (output: { kind: string; messages?: readonly string[] }): readonly string[] =>
  output.messages ?? []
