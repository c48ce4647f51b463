import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  deliver,
  expectLedgerClean,
  openLedger,
  press,
  request,
  type LedgerScene,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { createRandom, rounds, roundsOn, together } from '@wasl/tests/support/fixtures/race.fixtures'
import { expect, test } from 'vitest'
import { after, minutes, seconds } from './evidence/inquiry.domain.ts'

const race = { timeout: 60_000 + rounds * 3_000 }
const ways = 8
const steps = 3

type Random = ReturnType<typeof createRandom>

/** Everything that can happen to one request, including false evidence. */
function somethingHappens(
  scene: LedgerScene,
  random: Random,
  { publicId, attempts }: Soup,
): () => Promise<unknown> {
  const { ledger, bank, merchantId } = scene
  const pick = <T>(things: readonly T[]): T | undefined => things[random.below(things.length)]
  const attempt = pick(attempts)
  const gatewayCode = pick(['card', 'knet', 'once', 'cod']) ?? 'card'
  const press1 = async () => {
    const key = pick([null, 'a', 'b'] as const) ?? null
    const answer = await ledger.pay(
      press(scene, publicId, { gatewayCode, idempotencyKey: key, requestHash: gatewayCode }),
    )
    if (answer.ok) attempts.push(await attemptOf(scene, answer.value.attemptId))
  }
  if (!attempt || attempt.gatewayCode === 'cod') return press1
  const { trackId } = attempt
  const lie = {
    ...bank.says(trackId, 'captured'),
    money: { minor: random.below(100_000), currency: pick(['KWD', 'USD']) ?? 'KWD' },
  }
  const part = { minor: 1 + random.below(60_000), operationId: `part-${random.below(4)}-${trackId}` }
  const tell = (evidence: Parameters<typeof deliver>[1]) => () =>
    deliver(scene, evidence, attempt.gatewayCode)
  return (
    pick([
      press1,
      press1,
      tell(lie),
      tell({ ...bank.says(trackId, 'captured'), money: { minor: attempt.charge, currency: 'KWD' } }),
      tell({
        ...bank.says(trackId, 'captured'),
        money: { ...part, currency: 'KWD' },
        operationId: part.operationId,
      }),
      tell({ ...bank.says(trackId, 'authorized'), money: { minor: attempt.charge, currency: 'KWD' } }),
      tell(bank.says(trackId, 'failed')),
      tell([bank.says(trackId, 'canceled'), bank.says(trackId, 'expired'), bank.says(trackId, 'pending')]),
      () => ledger.checkAttempt(attempt),
      () => ledger.receiveReturn({ ...attempt, params: {} }),
      () => ledger.runJanitorOnce(),
      () => ledger.markSeen({ merchantId, publicId }),
      () =>
        ledger.withdrawTransaction({
          merchantId,
          publicId,
          actor: 'soup',
          event: pick(['merchant.canceled', 'merchant.invalidated'] as const) ?? 'merchant.canceled',
        }),
      () =>
        ledger.renewTransaction({ merchantId, publicId, expiresAt: after(scene.clock.now(), minutes(30)) }),
    ]) ?? press1
  )
}

type Soup = { publicId: string; attempts: Awaited<ReturnType<typeof attemptOf>>[] }

eachEngine((database, kind) => {
  const most = roundsOn(kind)
  test('whatever happens, in whatever order, no invariant breaks', race, async () => {
    const scene = await openLedger(database().db)
    for (let seed = 0; seed < most; seed += 1) {
      const random = createRandom(seed)
      scene.bank.state.session =
        (['redirect', 'redirect', 'silentAfter', 'silentBefore', 'refused'] as const)[random.below(5)] ??
        'redirect'
      scene.bank.state.inquiry =
        (['truth', 'truth', 'silent', 'notFound'] as const)[random.below(4)] ?? 'truth'
      const publicId = await request(scene, {
        pgCodes: ['card', 'knet', 'once', 'cod'],
        operation: random.below(3) === 0 ? 'authorize' : 'purchase',
        expiresAt: after(scene.clock.now(), minutes(1 + random.below(40))),
      })
      const soup: Soup = { publicId, attempts: [] }
      for (let step = 0; step < steps; step += 1) {
        const works = Array.from({ length: ways }, () => somethingHappens(scene, random, soup))
        await together<unknown>(step, works)
        scene.clock.advance(seconds(random.below(900)))
      }
      if (seed % 25 === 24) await expectLedgerClean(scene.db)
    }
    await scene.ledger.idle()
    await expectLedgerClean(scene.db)
    expect(scene.bank.calls.length).toBeGreaterThan(most / 2)
  })
})
