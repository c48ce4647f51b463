import {
  linkFields,
  type LinkField,
  type LinkLoad,
  type LinkPayer,
} from '@wasl/contracts/web/pay/link.contract'
import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BffEnv } from '../../bff-env.ts'
import { CoreFailure, unexpectedAnswer } from '../../core/core-failure.ts'
import { toProblem } from '../../core/core-problem.ts'
import { loadOverrides } from '../../pages/load-overrides.ts'
import { ownProblem } from '../../answer/problem.ts'
import type { Asked } from '../../pages/public-page.ts'
import { readPlainForm } from '../../pages/read-plain-form.ts'
import { isPublicId } from '../../answer/public-id.ts'
import type { LinkForm } from '@wasl/web/base/page-data.ts'
import { sendPage, type PageSender } from '../../pages/send-page.ts'
import { speakingTo } from '../../answer/speaking-to.ts'
import { loadMerchant } from '../../core/load-merchant.ts'
import { toMerchant } from '../../core/merchant.translate.ts'
import { fromPayer, payerField, toLink } from './link.translate.ts'

type Here = Context<BffEnv>

/** `/{lang}/link/{id}`: what a reusable link asks for. Looking makes nothing. */
export async function linkPage(c: Here, sender: PageSender, { locale, id }: Asked): Promise<Response> {
  return send(c, sender, { locale, id, load: await loadLink(c, id), form: untouched() })
}

async function loadLink(c: Here, id: string): Promise<LinkLoad> {
  if (!isPublicId(id)) return { kind: 'notFound' }
  const got = await c.get('core').links.open({ params: { id } })
  switch (got.status) {
    case 200:
      return { kind: 'link', link: toLink(got.body) }
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

/** `POST /bff/link/:id/form`: the payer's own request is made, and its pay page opens. */
export const linkForm =
  (sender: PageSender) =>
  async (c: Context<BffEnv, '/bff/link/:id/form'>): Promise<Response> => {
    const id = c.req.param('id')
    const to = speakingTo(c)
    const { language: locale } = to
    const pressed = await readForm(c)
    if (!pressed) return c.json(ownProblem('badRequest', to), 400)
    if (!isPublicId(id)) return c.redirect(pagePath(locale, id), 303)
    const { key, typed } = pressed
    try {
      const got = await c.get('core').links.pay({
        params: { id },
        headers: { 'idempotency-key': key },
        body: fromPayer(typed, locale),
      })
      if (got.status === 201) return c.redirect(`/${locale}/pay/${got.body.id}`, 303)
      const problem = toProblem(got.body, to, payerField)
      const load = await loadLink(c, id)
      const status = got.status === 421 ? 404 : got.status
      return await send(c, sender, { locale, id, load, form: { ...untouched(), typed, problem }, status })
    } catch (error) {
      if (!(error instanceof CoreFailure) || error.status === 421) throw error
      // Nobody knows whether it was made: the same key finds the same request.
      const form = { key, typed, problem: ownProblem('unavailable', to) }
      return send(c, sender, { locale, id, load: await loadLink(c, id), form, status: 503 })
    }
  }

/** `GET` of the same address: a reload or a bookmark. */
export const linkFormAddress = (c: Context<BffEnv, '/bff/link/:id/form'>) =>
  c.redirect(pagePath(c.get('language'), c.req.param('id')), 303)

type Shown = { locale: Locale; id: string; load: LinkLoad; form: LinkForm; status?: ContentfulStatusCode }

async function send(c: Here, sender: PageSender, { locale, id, load, form, status }: Shown) {
  const core = c.get('core')
  const [details, overrides] = await Promise.all([loadMerchant(core), loadOverrides(core, locale)])
  return sendPage(c, sender, {
    page: { kind: 'link', linkId: id, load, form },
    merchant: toMerchant(details),
    locale,
    overrides,
    path: pagePath(locale, id),
    ...(status !== undefined && { status }),
  })
}

const untouched = (): LinkForm => ({ key: crypto.randomUUID(), typed: {}, problem: null })

const most: Record<LinkField, number> = { amount: 32, name: 64, email: 128, phone: 32 }

/** What is too long for its field was not typed into our form. */
async function readForm(c: Here): Promise<{ key: string; typed: LinkPayer } | null> {
  const given = await readPlainForm(c)
  if (given === null) return null
  const said = (name: LinkField) => given.get(name) ?? ''
  const key = given.get('key') ?? ''
  if (!/^[\w-]{8,64}$/.test(key) || linkFields.some((name) => said(name).length > most[name])) return null
  return {
    key,
    typed: { amount: said('amount'), name: said('name'), email: said('email'), phone: said('phone') },
  }
}

const pagePath = (locale: Locale, id: string): string => `/${locale}/link/${encodeURIComponent(id)}`
