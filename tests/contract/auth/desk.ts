import { sql } from 'drizzle-orm'
import type { Db } from '@wasl/core/platform/db/db'
import type { Ask, Answer, AnyRoute } from '../asking.ts'

export const password = 'Wasl-demo-2026!'

export type Asking = (name: AnyRoute, ask?: Ask) => Promise<Answer>

/** What the person at the mailbox reads last. */
export async function lastMail(db: Db, recipient: string): Promise<{ occasion: string; text: string }> {
  const { rows } = await db.execute<{ occasion: string; text: string }>(
    sql`select occasion, text from message where recipient = ${recipient} order by id desc limit 1`,
  )
  const [row] = rows
  if (!row) throw new Error(`nobody wrote to ${recipient}`)
  return row
}

export const tokenIn = (mail: { text: string }): string => {
  const token = /#token=([\w-]{43})/.exec(mail.text)?.[1]
  if (!token) throw new Error(`no link: ${mail.text}`)
  return token
}

export const codeIn = (mail: { text: string }): string => {
  const code = /\b(\d{6})\b/.exec(mail.text)?.[1]
  if (!code) throw new Error(`no code: ${mail.text}`)
  return code
}

export const bearer = ({ body }: Answer) => ({ authorization: `Bearer ${String(body['access'])}` })

/** From which address a request comes is the bff's signed word. */
export const signIn = (ask: Asking, username: string, given: string = password) =>
  ask('signIn.token', { body: { username, password: given, device: 'Firefox on Linux' } })
