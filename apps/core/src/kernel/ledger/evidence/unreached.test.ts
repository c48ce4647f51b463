import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  expectLedgerClean,
  noticesOf,
  openLedger,
  press,
  request,
  startPaying,
  transactionOf,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { minutes, seconds } from './inquiry.domain.ts'

/** product.md 11.3. */
eachEngine((database) => {
  test('a bank that was never reached has charged nothing: the attempt fails at once, and the next one begins at once', async () => {
    const scene = await openLedger(database().db)
    scene.bank.state.session = 'unreached'
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    expect(attempt).toMatchObject({
      state: 'failed',
      stateEvent: 'session.unmade',
      provenUnpaid: true,
      nextInquiryAt: null,
    })
    expect((await transactionOf(scene, publicId)).state).toBe('attempted')
    expect(await noticesOf(scene)).toEqual(['payment.failed'])
    scene.bank.state.session = 'redirect'
    expect(await startPaying(scene, publicId)).toMatchObject({ state: 'pending' })
    scene.clock.advance(minutes(60))
    await scene.ledger.checkAttempt(attempt)
    expect(scene.bank.calls).not.toContain(`inquire ${attempt.trackId}`)
    await expectLedgerClean(scene.db)
  })

  test('a gateway of a single attempt that was never reached leaves its one attempt to the payer', async () => {
    const scene = await openLedger(database().db)
    scene.bank.state.session = 'unreached'
    const publicId = await request(scene, { pgCodes: ['once'] })
    await startPaying(scene, publicId, { gatewayCode: 'once' })
    expect((await transactionOf(scene, publicId)).state).toBe('attempted')
    scene.bank.state.session = 'redirect'
    expect(await startPaying(scene, publicId, { gatewayCode: 'once' })).toMatchObject({ state: 'pending' })
  })

  test('a second request that is not written proves nothing about the first one', async () => {
    const scene = await openLedger(database().db)
    scene.bank.state.session = 'silentAfter'
    const publicId = await request(scene)
    const attempt = await startPaying(scene, publicId)
    scene.bank.state.session = 'unreached'
    scene.bank.state.inquiry = 'silent'
    await scene.ledger.pay(press(scene, publicId))
    expect(scene.bank.count('createSession')).toBe(2)
    expect(await attemptOf(scene, attempt.publicId)).toMatchObject({ state: 'unknown', provenUnpaid: false })
    await expectLedgerClean(scene.db)
  })

  test('a bank that is not reached makes no payer wait as one who tests cards does', async () => {
    const scene = await openLedger(database().db)
    scene.bank.state.session = 'unreached'
    const publicId = await request(scene)
    const by = { payerNetwork: 'network' }
    const kinds: string[] = []
    for (let presses = 0; presses < 12; presses += 1) {
      const answer = await scene.ledger.pay(press(scene, publicId, by))
      kinds.push(answer.ok ? 'tried' : answer.error.kind)
      scene.clock.advance(seconds(11))
    }
    expect(kinds).toEqual(Array(12).fill('tried'))
  })
})
