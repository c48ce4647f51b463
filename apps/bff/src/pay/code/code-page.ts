import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import { CoreFailure, unexpectedAnswer } from '../../core/core-failure.ts'
import { loadOverrides } from '../../pages/load-overrides.ts'
import { ownProblem } from '../../answer/problem.ts'
import type { Asked } from '../../pages/public-page.ts'
import { readPlainForm } from '../../pages/read-plain-form.ts'
import type { CodeForm } from '@wasl/web/base/page-data.ts'
import { sendPage, type PageSender } from '../../pages/send-page.ts'
import { loadMerchant, nextRulesOf } from '../../core/load-merchant.ts'
import { toMerchant } from '../../core/merchant.translate.ts'
import { verifyCode } from './verify-code.ts'
import { speakingTo } from '../../answer/speaking-to.ts'
import type { CodeLoad } from '@wasl/contracts/web/pay/code.contract'
import type { CoreApi } from '../../core/core-client.ts'
import { isPublicId } from '../../answer/public-id.ts'

const untouched: CodeForm = { code: '', pair: '', problem: null, way: null }

/** `/{lang}/cpr?referrer=` (S1 §2). */
export const codePage = (c: Context<BffEnv>, sender: PageSender, { locale }: Asked) =>
  send(c, sender, { locale, referrer: c.req.query('referrer') ?? '', form: untouched, status: 200 })

/**
 * `POST /bff/cpr/:referrer/form`: the same form without our script. Whoever is let through to a page of ours goes there;
 * to another site only by a press, because a policy may forbid a form to lead there.
 */
export const codeForm =
  (sender: PageSender) =>
  async (c: Context<BffEnv, '/bff/cpr/:referrer/form'>): Promise<Response> => {
    const referrer = c.req.param('referrer')
    const to = speakingTo(c)
    const typed = await readForm(c)
    if (typed === null) return c.json(ownProblem('badRequest', to), 400)
    const shown = { locale: to.language, referrer }
    try {
      const core = c.get('core')
      const rules = nextRulesOf(await loadMerchant(core), c.get('origin'))
      const answer = await verifyCode(core, { ...typed, referrer, rules, to })
      if (answer.kind === 'way') {
        if (answer.way.kind === 'go' && answer.way.url.startsWith('/')) return c.redirect(answer.way.url, 303)
        return await send(c, sender, { ...shown, form: { ...untouched, way: answer.way }, status: 200 })
      }
      const { status, body: problem } = answer.refusal
      return await send(c, sender, { ...shown, form: { ...typed, problem, way: null }, status })
    } catch (error) {
      if (!(error instanceof CoreFailure) || error.status === 421) throw error
      const problem = ownProblem('unavailable', to)
      return send(c, sender, { ...shown, form: { ...typed, problem, way: null }, status: 503 })
    }
  }

/** `GET` of the same address: a reload or a bookmark. */
export const codeFormAddress = (c: Context<BffEnv, '/bff/cpr/:referrer/form'>) =>
  c.redirect(pagePath(c.get('language'), c.req.param('referrer')), 303)

type Shown = { locale: Locale; referrer: string; form: CodeForm; status: ContentfulStatusCode }

async function send(c: Context<BffEnv>, sender: PageSender, { locale, referrer, form, status }: Shown) {
  const core = c.get('core')
  const [details, load, overrides] = await Promise.all([
    loadMerchant(core),
    loadCode(core, referrer),
    loadOverrides(core, locale),
  ])
  return sendPage(c, sender, {
    page: { kind: 'code', load, form },
    merchant: toMerchant(details),
    locale,
    overrides,
    status: load.kind === 'notFound' ? 404 : status,
    path: pagePath(locale, referrer),
  })
}

const Typed = z.object({ code: z.string().max(64).default(''), pair: z.string().max(128).default('') })

async function readForm(c: Context<BffEnv>): Promise<z.infer<typeof Typed> | null> {
  const given = await readPlainForm(c)
  if (given === null) return null
  const typed = Typed.safeParse(Object.fromEntries(given))
  return typed.success ? typed.data : null
}

const pagePath = (locale: Locale, referrer: string): string =>
  `/${locale}/cpr?referrer=${encodeURIComponent(referrer)}`

/** S1 §7: what is asked beside the code, by where the payer comes from. */
async function loadCode(core: CoreApi, referrer: string): Promise<CodeLoad> {
  if (!isPublicId(referrer)) return { kind: 'notFound' }
  const got = await core.code.lookup({ params: { referrer } })
  switch (got.status) {
    case 200: {
      const { field_label, field_label_en, field_label_ar, kind, country } = got.body
      const label = { en: field_label_en || field_label, ar: field_label_ar || field_label }
      return { kind: 'form', referrer, label, field: kind, country }
    }
    case 404:
    case 421:
      return { kind: 'notFound' }
    case 400:
    case 413:
    case 415:
    case 429:
      throw unexpectedAnswer(got)
  }
}
