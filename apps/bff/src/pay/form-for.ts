import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import type { Locale } from '@wasl/domain/locale'
import type { Context } from 'hono'
import type { BffEnv, Clock } from '../bff-env.ts'
import type { PageData } from '@wasl/web/base/page-data.ts'
import { askChoices } from './ask-choices.ts'
import type { FormMemory } from './form-memory.ts'
import { newIdempotencyKey, signFormToken } from './form-token.ts'

type PayForm = Extract<PageData, { kind: 'pay' }>['form']
type Options = { readonly secret: string; readonly clock: Clock; readonly memory: FormMemory }
type Shown = { load: PayPageLoad; form: PayForm }

/** The page with the form that a browser without our script can press, and what its last press was answered. */
export async function formFor(
  c: Context<BffEnv>,
  { secret, clock, memory }: Options,
  { id, locale, load }: { id: string; locale: Locale; load: PayPageLoad },
): Promise<Shown> {
  const stored = memory.noticeOf(c.req.query('notice') ?? '', id)
  const priced = await pricedAt(c, { id, locale, load, amount: amountToShow(stored?.notice ?? null) })
  const idempotencyKey = stored?.idempotencyKey ?? newIdempotencyKey()
  const issuedAt = clock.now().getTime()
  const token = signFormToken(
    {
      transactionId: id,
      idempotencyKey,
      locale,
      page: new URL(c.req.url).pathname,
      shown: shownAmount(priced),
      fixed: fixedAmount(priced),
      issuedAt,
    },
    secret,
  )
  return { load: priced.load, form: { token, idempotencyKey, notice: stored?.notice ?? null } }
}

const amountToShow = (notice: PayForm['notice']): string | null =>
  notice === null || notice.fieldErrors['amount'] ? null : notice.amount

type Priced = { load: PayPageLoad; amount: string | null }

/** With the choices worked out for an edited amount, where the page allows one and the core accepts it. */
async function pricedAt(
  c: Context<BffEnv>,
  { id, locale, load, amount }: { id: string; locale: Locale; load: PayPageLoad; amount: string | null },
): Promise<Priced> {
  if (load.kind !== 'payable' || load.page.editableAmount === null || amount === null)
    return { load, amount: null }
  const to = { language: locale, requestId: c.get('requestId') }
  const answer = await askChoices(c.get('core'), { id, amount, to })
  if (answer.kind === 'refused') return { load, amount: null }
  return {
    load: { ...load, page: { ...load.page, choices: answer.choices, wallets: answer.wallets } },
    amount,
  }
}

const fixedAmount = ({ load }: Priced): string | null =>
  load.kind === 'payable' && load.page.editableAmount === null ? load.page.bill.amount.amount : null

function shownAmount({ load, amount }: Priced): { amount: string; currency: string } | null {
  if (load.kind !== 'payable' || load.page.editableAmount === null) return null
  const { amount: asked, currency } = load.page.bill.amount
  return { amount: amount ?? asked, currency }
}
