import type { Core } from '@wasl/core/app'
import { findAttempt, type AttemptRow } from '@wasl/core/kernel/ledger/attempt.store'
import type { Db } from '@wasl/core/platform/db/db'
import { money, type Money } from '@wasl/domain/money'
import type { Delivery, PayerReturn, TestBank } from './bank.ts'
import { answerText, bringBack, seen, type Seen } from './desk-answers.ts'
import { booksOf, everyRow, expectAgreement, newestAttempt, putOff, type Books } from './desk-books.ts'
import { expectPlayed } from './desk-played.ts'
import { gatewayCodes, type GatewayCode, type Shop } from './desk-shop.ts'
import type { TestClock } from './fixtures/ledger.fixtures.ts'

export type DeskSetting = {
  core: Core
  bank: TestBank
  clock: TestClock
  db: Db
  /** What becomes of the bank's letters: they arrive, are lost on the way, or find nobody there. */
  door: { letters: 'arrive' | 'are lost' | 'find nobody' }
  /** What the core answered to the bank's callbacks: '200 applied'. */
  callbackAnswers: string[]
  /** The lines the core wrote into its log. */
  log: string[]
}

export type DeskVerbs = {
  shop: Shop
  /** KWD 48.750 that can be paid for a day at every gateway, unless told otherwise. */
  request(wish?: Wish): Promise<string>
  /** Presses Pay, at `knet` unless told otherwise, and expects to be sent somewhere. */
  press(id: string, wish?: PressWish): Promise<Pressed>
  /** Presses Pay and expects to be refused: '409 already_paid'. */
  pressRefused(id: string, wish?: PressWish): Promise<string>
  /** Answers at the bank's page, with whatever faults of the scenario table. */
  atBank(pressed: Pressed, scenario: string): Promise<PayerReturn>
  /** The bank reports the payment once more, with a fault of the callback table. */
  bankReports(pressed: Pressed, fault: string): Promise<void>
  /** Brings what the bank last put into the payer's address to the shop, and answers what the payer sees there. */
  payerReturns(pressed: Pressed): Promise<Seen>
  /** Brings any address of the bank to any attempt. */
  bringBack(attemptId: string, way: NonNullable<PayerReturn>): Promise<Seen>
  /** Opens the attempt's own page. */
  payerLooks(pressed: Pressed): Promise<Seen>
  /** Carries a callback to the shop, as it was sent or changed. */
  carry(delivery: Delivery, change?: Partial<Delivery>): Promise<string>
  /** Moves the clock, lets the bank do what is due, and then the janitor. */
  later(ms: number): Promise<void>
  ledgerSays(id: string): Promise<Books>
  attempt(pressed: Pressed): Promise<AttemptRow>
  everyRow(): Promise<Record<string, string[]>>
  /** reliability B.10, with the bank's own book (I15). */
  expectBooksAgree(): Promise<void>
  /** Checks the books, and that a test named for a scenario has played it. */
  leave(): Promise<void>
}

export type Wish = {
  amount?: Money
  scenario?: string
  /** The payer may choose an amount between these. */
  between?: readonly [minimum: Money, maximum: Money]
  payableForMs?: number
}
export type PressWish = { gateway?: GatewayCode; amount?: string; key?: string }
/** `isAtBank`: the payer was sent to the bank's page, not to a page of our own. */
export type Pressed = { id: string; trackId: string; isAtBank: boolean; redirectUrl: string }

export const publicUrl = 'http://localhost:4000'
const aDay = 86_400_000

export function deskVerbs({ core, bank, clock, db }: DeskSetting, shop: Shop): DeskVerbs {
  const { merchantId, host } = shop
  const played: string[] = []
  const returns = new Map<string, PayerReturn>()

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    core.fetch(
      new Request(`http://${host}/api/v1${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const pay = (id: string, { gateway = 'knet', amount, key }: PressWish) =>
    post(
      `/plugins/payment_request/transaction/pay/${id}`,
      { gateway_code: gateway, ...(amount !== undefined && { amount }) },
      key === undefined ? {} : { 'idempotency-key': key },
    )
  const returned = async (attemptId: string, way: NonNullable<PayerReturn>): Promise<Seen> =>
    seen(await bringBack(core, { host, attemptId, params: new URLSearchParams(way.params) }))
  const expectBooksAgree = () => expectAgreement(db, bank, merchantId)

  return {
    shop,
    async request({ amount = money(48_750, 'KWD'), scenario, between, payableForMs = aDay } = {}) {
      if (scenario !== undefined) played.push(scenario)
      const made = await core.ledger.createTransaction({
        merchantId,
        plugin: 'payment_request',
        unitKey: 'main',
        amount,
        pgCodes: gatewayCodes,
        expiresAt: new Date(clock.now().getTime() + payableForMs),
        extra: scenario === undefined ? {} : { sandbox_scenario: scenario },
        ...(between && { editableAmount: true, minimumAmount: between[0], maximumAmount: between[1] }),
      })
      if (!made.ok) throw new Error(`the request was refused: ${made.error}`)
      return made.value.publicId
    },
    async press(id, wish = {}) {
      const response = await pay(id, wish)
      if (response.status !== 200) throw new Error(`paying was refused: ${await answerText(response)}`)
      const { redirect_url: redirectUrl } = (await response.json()) as { redirect_url: string }
      const { publicId, trackId } = await newestAttempt(db, { merchantId, publicId: id })
      const isAtBank = redirectUrl.startsWith(`${publicUrl}/sandbox-bank/pay/`)
      return { id: publicId, trackId, redirectUrl, isAtBank }
    },
    async pressRefused(id, wish = {}) {
      const response = await pay(id, wish)
      if (response.status === 200) throw new Error('paying was not refused')
      return answerText(response)
    },
    async atBank({ trackId }, scenario) {
      played.push(scenario)
      const way = await bank.answer(trackId, scenario)
      returns.set(trackId, way)
      return way
    },
    async bankReports({ trackId }, fault) {
      played.push(fault)
      const sent = await bank.bank.control.sendCallback(trackId, fault)
      if (!sent.ok) throw new Error(`the bank refuses '${fault}' for ${trackId}: ${sent.error}`)
    },
    async payerReturns({ id, trackId }) {
      const way = returns.get(trackId)
      if (!way) throw new Error('nobody returns from the bank')
      return returned(id, way)
    },
    bringBack: returned,
    payerLooks: async ({ id }) => seen(await core.fetch(new Request(`http://${host}/api/v1/attempt/${id}`))),
    async carry(delivery, change = {}) {
      const { url, method, headers, body } = { ...delivery, ...change }
      return answerText(await core.fetch(new Request(url, { method, headers, body: new Uint8Array(body) })))
    },
    async later(ms) {
      clock.advance(ms)
      await bank.runDue()
      await core.ledger.runJanitorOnce()
      await core.ledger.idle()
    },
    ledgerSays: (publicId) => booksOf(db, { merchantId, publicId }),
    async attempt({ id }) {
      const row = await findAttempt(db, { merchantId, publicId: id })
      if (!row) throw new Error(`the books know no attempt ${id}`)
      return row
    },
    everyRow: () => everyRow(db),
    expectBooksAgree,
    async leave() {
      await expectBooksAgree()
      expectPlayed(played)
      await putOff(db, merchantId)
    },
  }
}
