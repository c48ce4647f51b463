import type { Context } from 'hono'
import { z } from 'zod'
import type { BffEnv } from '../bff-env.ts'
import { readPlainForm } from '../read-plain-form.ts'

/** The fields of the plain forms; each has those it needs. */
const Typed = z.object({
  username: z.string().max(150).default(''),
  password: z.string().max(200).default(''),
  code: z.string().max(64).default(''),
  link: z.string().max(2_000).default(''),
  newPassword: z.string().max(200).default(''),
  passwordConfirmation: z.string().max(200).default(''),
  next: z.string().max(2_000).optional(),
})

/** Null for what no form of ours sends. */
export async function readSignInForm(c: Context<BffEnv>): Promise<z.infer<typeof Typed> | null> {
  const given = await readPlainForm(c, ['password', 'newPassword', 'passwordConfirmation'])
  if (given === null) return null
  const typed = Typed.safeParse(Object.fromEntries(given))
  return typed.success ? typed.data : null
}
