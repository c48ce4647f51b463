import { readBytes } from '@wasl/contracts/read-body'
import type { Context } from 'hono'
import { z } from 'zod'
import type { BffEnv } from '../bff-env.ts'

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
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '')) return null
  const bytes = await readBytes(c.req.raw, 8 * 1024)
  if (bytes === null) return null
  const typed = Typed.safeParse(Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes))))
  return typed.success ? typed.data : null
}
