import type { Problem } from '@wasl/contracts/values/web'
import type { Locale } from '@wasl/domain/locale'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { leadsTo } from '../auth/arrive.ts'
import type { AuthDeps } from '../auth/auth-deps.ts'
import { codeStepOf } from '../auth/code-step.ts'
import { forgotPassword, grantOf, resetByForm } from '../auth/reset.ts'
import { idInCookie } from '../auth/session-cookies.ts'
import { abandonCode, signIn, verifyCode } from '../auth/sign-in.ts'
import { staffAddress } from '../auth/where-to.ts'
import type { BffEnv } from '../bff-env.ts'
import { loadOverrides } from './load-overrides.ts'
import { loginPath } from './login-path.ts'
import { callerOf } from '../middleware/caller.ts'
import { onlyRead } from '../core/only-read.ts'
import { loadMerchant } from '../core/load-merchant.ts'
import { toMerchant } from '../core/merchant.translate.ts'
import { ownProblem } from '../answer/problem.ts'
import type { PlainReset, SignInPage } from '@wasl/web/base/page-data.ts'
import { sendPage, type PageSender } from './send-page.ts'
import { speakingTo } from '../answer/speaking-to.ts'
import { z } from 'zod'
import { readPlainForm } from './read-plain-form.ts'

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
async function readSignInForm(c: Context<BffEnv>): Promise<z.infer<typeof Typed> | null> {
  const given = await readPlainForm(c, ['password', 'newPassword', 'passwordConfirmation'])
  if (given === null) return null
  const typed = Typed.safeParse(Object.fromEntries(given))
  return typed.success ? typed.data : null
}

type Login = Extract<SignInPage, { screen: 'login' }>

/** S1 §2 `login`, `forget-password`, `reset-password`, and their forms without our script. */
export function mountSignInPages(app: Hono<BffEnv>, sender: PageSender, deps: AuthDeps): void {
  for (const locale of ['en', 'ar'] as const) {
    const at = {
      login: `/${locale}/login`,
      forgot: `/${locale}/forget-password`,
      reset: `/${locale}/reset-password`,
    }
    app.get(at.login, async (c) => {
      const next = nextOf(c, c.req.query('next'))
      if (c.get('session')) {
        const core = deps.core.as(callerOf(c), c.get('bearer'))
        return c.redirect(await leadsTo(c, core, next ?? undefined), 302)
      }
      return show(c, sender, { locale, page: await loginPage(c, deps, next), status: 200 })
    })
    app.get(at.forgot, (c) =>
      show(c, sender, {
        locale,
        page: { screen: 'forgotPassword', username: '', sent: null, problem: null },
        status: 200,
      }),
    )
    app.get(at.reset, async (c) => {
      const isFirst = (await grantOf(c, deps))?.isFirst === true
      return show(c, sender, { locale, page: { screen: 'resetPassword', isFirst }, status: 200 })
    })
    for (const address of Object.values(at)) app.all(address, onlyRead)
  }
  app.post('/bff/auth/sign-in/form', signInForm(sender, deps))
  app.post('/bff/auth/code/form', codeForm(sender, deps))
  app.post('/bff/auth/abandon-code/form', backForm(deps))
  app.post('/bff/auth/forgot-password/form', forgotForm(sender, deps))
  app.post('/bff/auth/reset-password/form', resetForm(sender, deps))
  app.get('/bff/auth/reset-password/form', (c) => c.redirect(`/${c.get('language')}/reset-password`, 303))
  for (const form of ['sign-in', 'code', 'abandon-code'])
    app.get(`/bff/auth/${form}/form`, (c) => c.redirect(`/${c.get('language')}/login`, 303))
  app.get('/bff/auth/forgot-password/form', (c) => c.redirect(`/${c.get('language')}/forget-password`, 303))
}

/** A code that is still waited for is waited for again, whatever was reloaded. */
async function loginPage(c: Context<BffEnv>, deps: AuthDeps, next: string | null): Promise<Login> {
  const id = idInCookie(c, 'code')
  const step = id === null ? null : await deps.codes.get(id)
  const isOurs = step?.host === c.get('host')
  const code = step && isOurs ? codeStepOf(step, deps.clock.now()) : null
  return { screen: 'login', next, username: (isOurs && step?.username) || '', code, problem: null }
}

const signInForm = (sender: PageSender, deps: AuthDeps) => async (c: Context<BffEnv>) => {
  const locale = c.get('language')
  const typed = await readSignInForm(c)
  if (typed === null) return badForm(c)
  const next = nextOf(c, typed.next)
  const page = { screen: 'login', next, username: typed.username, code: null, problem: null } as const
  const answer = await signIn(c, deps, { ...typed, next: next ?? undefined })
  if (answer.kind === 'signedIn') return c.redirect(answer.to, 303)
  if (answer.kind === 'code') return c.redirect(loginAt(locale, next), 303)
  return show(c, sender, { locale, page: { ...page, problem: answer.problem }, status: answer.status })
}

const codeForm = (sender: PageSender, deps: AuthDeps) => async (c: Context<BffEnv>) => {
  const locale = c.get('language')
  const typed = await readSignInForm(c)
  if (typed === null) return badForm(c)
  const next = nextOf(c, typed.next)
  const page = await loginPage(c, deps, next)
  const answer = await verifyCode(c, deps, { code: typed.code, next: next ?? undefined })
  if (answer.kind === 'signedIn') return c.redirect(answer.to, 303)
  // S1 §8: "code field errors, otherwise the state resets to the login form".
  const code = answer.problem.fieldErrors?.['code'] ? page.code : null
  const again = { ...page, code, problem: answer.problem }
  return show(c, sender, { locale, page: again, status: answer.status })
}

const backForm = (deps: AuthDeps) => async (c: Context<BffEnv>) => {
  const typed = await readSignInForm(c)
  if (typed === null) return badForm(c)
  await abandonCode(c, deps)
  return c.redirect(loginAt(c.get('language'), nextOf(c, typed.next)), 303)
}

const forgotForm = (sender: PageSender, deps: AuthDeps) => async (c: Context<BffEnv>) => {
  const locale = c.get('language')
  const typed = await readSignInForm(c)
  if (typed === null) return badForm(c)
  const { status, body } = await forgotPassword(c, deps, typed.username)
  const page = { screen: 'forgotPassword', username: typed.username, sent: null, problem: null } as const
  if (status === 200) return show(c, sender, { locale, page: { ...page, sent: body.message }, status })
  return show(c, sender, { locale, page: { ...page, problem: body }, status })
}

const resetForm = (sender: PageSender, deps: AuthDeps) => async (c: Context<BffEnv>) => {
  const locale = c.get('language')
  const typed = await readSignInForm(c)
  if (typed === null) return badForm(c)
  const { link, username, newPassword, passwordConfirmation } = typed
  const given = { username, newPassword, passwordConfirmation }
  const { status, body, isFirst } = await resetByForm(c, deps, { link, given })
  const plain = status === 200 ? ({ kind: 'done', message: body.message } as const) : plainOf(body, typed)
  return show(c, sender, { locale, page: { screen: 'resetPassword', isFirst, plain }, status })
}

/** A link that was taken is not asked for again. */
function plainOf(problem: Problem, { username }: { username: string }): PlainReset {
  if (problem.code === 'linkOver') return { kind: 'over' }
  const isOpened = problem.fieldErrors?.['link'] === undefined
  return { kind: 'form', username, problem, isOpened }
}

const badForm = (c: Context<BffEnv>) => c.json(ownProblem('badRequest', speakingTo(c)), 400)

const nextOf = (c: Context<BffEnv>, text: string | undefined): string | null =>
  text === undefined ? null : staffAddress(text, c.get('origin'))

type Shown = { locale: Locale; page: SignInPage; status: ContentfulStatusCode }

async function show(c: Context<BffEnv>, sender: PageSender, { locale, page, status }: Shown) {
  const core = c.get('core')
  const [details, overrides] = await Promise.all([loadMerchant(core), loadOverrides(core, locale)])
  return sendPage(c, sender, {
    page: { kind: 'signIn', page },
    merchant: toMerchant(details),
    locale,
    overrides,
    status,
    path: pathOf(locale, page),
  })
}

const loginAt = (locale: Locale, next: string | null): string =>
  next === null ? `/${locale}/login` : loginPath(locale, next)

function pathOf(locale: Locale, page: SignInPage): string {
  switch (page.screen) {
    case 'login':
      return loginAt(locale, page.next)
    case 'forgotPassword':
      return `/${locale}/forget-password`
    case 'resetPassword':
      return `/${locale}/reset-password`
  }
}
