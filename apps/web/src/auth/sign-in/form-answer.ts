import type { Problem } from '@wasl/contracts/values/web'

/** What a form's call came to. */
export type FormAnswer<Done> =
  | { kind: 'done'; value: Done }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unreachable' }

/** Field texts by name; `form` where no field is named (S1 §8: field errors, else a snackbar). */
export type FormProblems = { fields: Readonly<Record<string, string>>; form: string | null }

export const noProblems: FormProblems = { fields: {}, form: null }

export function problemsOf({ message, fieldErrors = {} }: Problem, known: readonly string[]): FormProblems {
  const named = known.flatMap((field) => {
    const [text] = fieldErrors[field] ?? []
    return text === undefined ? [] : [[field, text] as const]
  })
  return { fields: Object.fromEntries(named), form: named.length > 0 ? null : message }
}

type Answer = { status: number; body: unknown }

/** The body of a 200, the problem of anything else, or nothing that arrived at all. */
export async function formAnswer<Got extends Answer>(
  ask: () => Promise<Got>,
): Promise<FormAnswer<Extract<Got, { status: 200 }>['body']>> {
  try {
    const answer = await ask()
    if (answer.status === 200) return { kind: 'done', value: answer.body as never }
    // Every other status of this contract carries a problem.
    return { kind: 'refused', problem: answer.body as Problem }
  } catch {
    return { kind: 'unreachable' }
  }
}
