import { eachEngine } from '@wasl/tests/support/database'
import {
  deliver,
  openLedger,
  press,
  request,
  startPaying,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { after, minutes, seconds } from '../evidence/inquiry.domain.ts'
import type { PayCommand } from './pay-command.ts'

type Payer = Partial<PayCommand>

/** The payer tries, and the bank declines. */
async function fail(
  scene: LedgerScene,
  transactionId: string,
  { cardToken, ...payer }: Payer & { cardToken?: string } = {},
) {
  const { trackId } = await startPaying(scene, transactionId, payer)
  await deliver(scene, { ...scene.bank.declines(trackId), cardToken: cardToken ?? null })
}

async function failOften(times: number, attempt: () => Promise<void>) {
  for (let done = 0; done < times; done += 1) await attempt()
}

const slowDown = (scene: LedgerScene, ms: number) => ({
  ok: false,
  error: { kind: 'slowDown', until: after(scene.clock.now(), ms) },
})

eachEngine((database) => {
  test('after four failures on one link the next payment waits half a minute, and then may start', async () => {
    const scene = await openLedger(database().db)
    const link = await request(scene)
    await failOften(4, () => fail(scene, link))
    expect(await scene.ledger.pay(press(scene, link))).toEqual(slowDown(scene, seconds(30)))
    expect(await scene.ledger.pay(press(scene, await request(scene)))).toMatchObject({ ok: true })
    scene.clock.advance(seconds(30))
    expect(await scene.ledger.pay(press(scene, link))).toMatchObject({ ok: true })
  })

  test('a refused press leaves its key free: the same press passes when the wait is over', async () => {
    const scene = await openLedger(database().db)
    const link = await request(scene)
    await failOften(4, () => fail(scene, link))
    const pressed = press(scene, link, { idempotencyKey: 'a-key-of-sixteen' })
    expect(await scene.ledger.pay(pressed)).toEqual(slowDown(scene, seconds(30)))
    scene.clock.advance(seconds(30))
    expect(await scene.ledger.pay(pressed)).toMatchObject({ ok: true, value: { replayed: false } })
  })

  test('a network that failed eight times waits on every link of the merchant, others do not', async () => {
    const scene = await openLedger(database().db)
    const payer = { payerNetwork: 'network-a' }
    await failOften(8, async () => fail(scene, await request(scene), payer))
    const link = await request(scene)
    expect(await scene.ledger.pay(press(scene, link, payer))).toEqual(slowDown(scene, seconds(30)))
    expect(await scene.ledger.pay(press(scene, link, { payerNetwork: 'network-b' }))).toMatchObject({
      ok: true,
    })
  })

  test('a card that failed on four links makes the link wait where it was used last', async () => {
    const scene = await openLedger(database().db)
    await failOften(3, async () => fail(scene, await request(scene), { cardToken: 'card-x' }))
    const link = await request(scene)
    await fail(scene, link, { cardToken: 'card-x' })
    expect(await scene.ledger.pay(press(scene, link))).toEqual(slowDown(scene, seconds(30)))
    scene.clock.advance(minutes(1))
    expect(await scene.ledger.pay(press(scene, link))).toMatchObject({ ok: true })
  })

  test('another merchant’s failures count for nothing', async () => {
    const [scene, other] = [await openLedger(database().db), await openLedger(database().db)]
    const payer = { payerNetwork: 'network-c' }
    await failOften(8, async () => fail(other, await request(other), payer))
    expect(await scene.ledger.pay(press(scene, await request(scene), payer))).toMatchObject({ ok: true })
  })

  test('payments that the bank refused at once are failures too', async () => {
    const scene = await openLedger(database().db)
    const link = await request(scene)
    scene.bank.state.session = 'refused'
    await failOften(4, () => startPaying(scene, link).then(() => undefined))
    expect(await scene.ledger.pay(press(scene, link))).toEqual(slowDown(scene, seconds(30)))
  })

  test('payments that were canceled by the payer are no failures', async () => {
    const scene = await openLedger(database().db)
    const link = await request(scene)
    await failOften(6, async () => {
      const { trackId } = await startPaying(scene, link)
      await deliver(scene, scene.bank.cancels(trackId))
    })
    expect(await scene.ledger.pay(press(scene, link))).toMatchObject({ ok: true })
  })
})
