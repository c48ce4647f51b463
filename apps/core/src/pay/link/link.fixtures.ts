import type { NewLink, NewLinkPayment } from '@wasl/contracts/core/pay/links.contract'
import { deliver, press, startPaying } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { findLink, usesOf } from '../../kernel/links/links.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { origin, requestScene } from '../../kernel/requests/create-request.fixtures.ts'
import { askedByKey } from '../../kernel/requests/make-request.service.ts'
import { changeLink, createLink } from './manage-links.service.ts'
import { openLink } from './open-link.service.ts'
import { payByLink, type PayByLink } from './pay-by-link.service.ts'

const linkWish = (): NewLink => ({
  amount: '5.000',
  currency_code: 'KWD',
  pg_codes: ['card', 'knet'],
  asks: ['name'],
})

/** A merchant of its own whose staff make links, and payers who press at them. */
export async function linkScene(own: Db) {
  const scene = await requestScene(own)
  const { db, deps, ledger, merchantId } = scene
  const by = askedByKey('staff of the test')
  const create = (wish: Partial<NewLink> = {}, idempotencyKey: string = crypto.randomUUID()) =>
    createLink(deps, {
      merchantId,
      by,
      wish: { ...linkWish(), ...wish },
      idempotencyKey,
      origin,
    })
  const link = async (wish: Partial<NewLink> = {}) => {
    const made = await create(wish)
    if (!made.ok) throw new Error(JSON.stringify(made.error))
    return made.value.link.publicId
  }
  const begin = (publicId: string, payer: NewLinkPayment = {}, more: Partial<PayByLink> = {}) =>
    payByLink(deps, {
      merchantId,
      publicId,
      payer: { customer_name: 'Noura', ...payer },
      idempotencyKey: crypto.randomUUID(),
      origin,
      payerNetwork: null,
      ...more,
    })
  /** The id of the request a press makes, or why it makes none. */
  const child = async (publicId: string, payer: NewLinkPayment = {}) => {
    const made = await begin(publicId, payer)
    if (made.ok) return made.value.created.id
    return made.error.kind === 'linkClosed' ? made.error.state : made.error.kind
  }
  const change = async (
    publicId: string,
    wish: Omit<Parameters<typeof changeLink>[1]['wish'], 'revision'>,
  ) => {
    const now = await findLink(db, { merchantId, publicId })
    return changeLink(deps, { merchantId, by, publicId, wish: { ...wish, revision: now?.revision ?? 0 } })
  }
  const usesNow = async (publicId: string) => {
    const row = await findLink(db, { merchantId, publicId })
    if (!row) throw new Error('no such link')
    return usesOf(db, row)
  }
  const stateOf = async (publicId: string) => (await openLink(deps, { merchantId, publicId }))?.state ?? null
  const paid = async (id: string) => {
    const attempt = await startPaying(scene, id)
    await deliver(scene, scene.bank.captures(attempt.trackId))
    return attempt
  }
  /** Presses Pay: 'paying' where the bank is asked, else why not. */
  const pays = async (id: string): Promise<string> => {
    const answer = await ledger.pay(press(scene, id))
    if (answer.ok) return 'paying'
    return answer.error.kind === 'noPlace' ? answer.error.state : answer.error.kind
  }
  const withdraw = (id: string) =>
    ledger.withdrawTransaction({ merchantId, publicId: id, actor: 'staff', event: 'merchant.canceled' })
  return { ...scene, by, create, link, press: begin, child, change, usesNow, stateOf, paid, pays, withdraw }
}
