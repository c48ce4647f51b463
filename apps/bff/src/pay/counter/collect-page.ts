import { counterFields, type Counter, type CounterPayment } from '@wasl/contracts/web/pay/counter.contract'
import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BffEnv } from '../../bff-env.ts'
import { CoreFailure } from '../../core/core-failure.ts'
import { toProblem } from '../../core/core-problem.ts'
import { loadOverrides } from '../../pages/load-overrides.ts'
import { ownProblem } from '../../answer/problem.ts'
import { readPlainForm } from '../../pages/read-plain-form.ts'
import { isPublicId } from '../../answer/public-id.ts'
import type { CollectForm } from '@wasl/web/base/page-data.ts'
import { sendPage, type PageSender } from '../../pages/send-page.ts'
import { speakingTo } from '../../answer/speaking-to.ts'
import { loadMerchant } from '../../core/load-merchant.ts'
import { toMerchant } from '../../core/merchant.translate.ts'
import { counterField, fromPayment, toCounter } from './counter.translate.ts'

type Here = Context<BffEnv>

/** A counter as anybody sees it (product.md 3); `staff` where it is theirs alone. */
export async function openCounter(c: Here, collectorId: string): Promise<Counter | 'staff' | 'notFound'> {
  if (!isPublicId(collectorId)) return 'notFound'
  const got = await c
    .get('core')
    .customerPayment.optionsOfCollector({ params: { collector_id: collectorId } })
  if (got.status === 404) return 'notFound'
  return got.status === 200 && got.body.is_public ? toCounter(got.body) : 'staff'
}

type Asked = { locale: Locale; collectorId: string; counter: Counter }

/** `/{lang}/pos/pay/collect/{collector_id}` for anybody who does not work there: who pays, and how much. */
export const collectPage = (c: Here, sender: PageSender, asked: Asked): Promise<Response> =>
  send(c, sender, { ...asked, form: untouched(), status: 200 })

/** `POST /bff/collect/:id/form`: the payment is made, and its pay page opens. */
export const collectForm =
  (sender: PageSender) =>
  async (c: Context<BffEnv, '/bff/collect/:id/form'>): Promise<Response> => {
    const collectorId = c.req.param('id')
    const to = speakingTo(c)
    const { language: locale } = to
    const typed = await readForm(c)
    if (!typed) return c.json(ownProblem('badRequest', to), 400)
    const counter = await openCounter(c, collectorId)
    if (typeof counter === 'string') return c.redirect(pagePath(locale, collectorId), 303)
    const shown = { locale, collectorId, counter }
    try {
      const got = await c.get('core').customerPayment.createForCollector({
        params: { collector_id: collectorId },
        headers: { 'idempotency-key': typed.key },
        body: fromPayment({ ...typed.payment, collectorId, locale }),
      })
      if (got.status === 201) return c.redirect(`/${locale}/pay/${got.body.id}`, 303)
      const problem = toProblem(got.body, to, counterField)
      const form = { ...untouched(), typed: typed.payment, problem }
      const status = got.status === 421 ? 404 : got.status
      return await send(c, sender, { ...shown, form, status })
    } catch (error) {
      if (!(error instanceof CoreFailure) || error.status === 421) throw error
      // Nobody knows whether it was made: the same key finds the same payment.
      const form = { key: typed.key, typed: typed.payment, problem: ownProblem('unavailable', to) }
      return send(c, sender, { ...shown, form, status: 503 })
    }
  }

/** `GET` of the same address: a reload or a bookmark. */
export const collectFormAddress = (c: Context<BffEnv, '/bff/collect/:id/form'>) =>
  c.redirect(pagePath(c.get('language'), c.req.param('id')), 303)

type Shown = Asked & { form: CollectForm; status: ContentfulStatusCode }

async function send(c: Here, sender: PageSender, { locale, collectorId, counter, form, status }: Shown) {
  const core = c.get('core')
  const [details, overrides] = await Promise.all([loadMerchant(core), loadOverrides(core, locale)])
  return sendPage(c, sender, {
    page: { kind: 'collect', collectorId, counter, form },
    merchant: toMerchant(details),
    locale,
    overrides,
    status,
    path: pagePath(locale, collectorId),
  })
}

const untouched = (): CollectForm => ({ key: crypto.randomUUID(), typed: {}, problem: null })

const most = { amount: 32, currency: 3, phone: 32, civilId: 32, email: 128, description: 256 } as const

type Typed = { key: string; payment: Omit<CounterPayment, 'collectorId' | 'locale'> }

/** What is too long for its field was not typed into our form. */
async function readForm(c: Here): Promise<Typed | null> {
  const given = await readPlainForm(c)
  if (given === null) return null
  const names = ['amount', 'currency', ...counterFields] as const
  const payment = Object.fromEntries(names.map((name) => [name, given.get(name) ?? '']))
  const isTooLong = names.some(
    (name) =>
      (payment[name]?.length ?? 0) > (Object.hasOwn(most, name) ? most[name as keyof typeof most] : 64),
  )
  const key = given.get('key') ?? ''
  // Every name of the form stands in `names`.
  return isTooLong || !/^[\w-]{8,64}$/.test(key) ? null : { key, payment: payment as Typed['payment'] }
}

const pagePath = (locale: Locale, collectorId: string): string =>
  `/${locale}/pos/pay/collect/${encodeURIComponent(collectorId)}`
