import { unexpectedAnswer } from './core-failure.ts'

type Answer = { status: number; body: unknown }
type Body200<Got extends Answer> = Extract<Got, { status: 200 }>['body']

/** Whoever is signed in may ask all of this, so another answer is a failure. */
export async function body200<Got extends Answer>(asking: Promise<Got>): Promise<Body200<Got>> {
  const got = await asking
  if (got.status !== 200) throw unexpectedAnswer(got)
  return got.body as Body200<Got>
}
