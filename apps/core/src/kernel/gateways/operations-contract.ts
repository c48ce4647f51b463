import { money } from '@wasl/domain/money'
import { expect, test } from 'vitest'
import type { GatewayUnderTest } from './adapter-contract.ts'
import type { CreateSession, OperationRequest } from './gateway.ts'

/** Tests for adapters with refunds, captures or voids. */
export function operationsContract(
  open: () => GatewayUnderTest,
  opened: (changes?: Partial<CreateSession>) => Promise<unknown>,
): void {
  const trackId = '900000000000001'
  const operations = () => {
    const { operations: known } = open().adapter
    if (!known) throw new Error('the adapter moves no money after a payment')
    return known
  }
  const perform = (kind: OperationRequest['kind'], minor: number, reference = `${kind}-1`) =>
    operations().perform({
      account: open().account,
      kind,
      trackId,
      reference,
      amount: money(minor, 'KWD'),
    })
  const inquire = (kind: OperationRequest['kind'], reference = `${kind}-1`, account = open().account) =>
    operations().inquire(account, { kind, trackId, reference })
  const paid = async (operation: 'purchase' | 'authorize' = 'purchase'): Promise<void> => {
    await opened({ account: { ...open().account, operation } })
    await open().approve(trackId)
  }

  test('a refund in parts is done, and is found by our reference', async () => {
    await paid()
    const first = await perform('refund', 8_750)
    expect(first).toMatchObject({ kind: 'done' })
    expect(await perform('refund', 40_000, 'refund-2')).toMatchObject({ kind: 'done' })
    expect(await inquire('refund')).toEqual(first)
    expect(await inquire('refund', 'refund-3')).toEqual({ kind: 'notFound' })
  })

  test('the same reference is the same deed, and with another amount it is refused', async () => {
    await paid()
    expect(await perform('refund', 5_000)).toEqual(await perform('refund', 5_000))
    expect(await perform('refund', 5_001)).toMatchObject({ kind: 'refused' })
    expect(await perform('refund', 43_750, 'refund-2')).toMatchObject({ kind: 'done' })
  })

  test('more than was taken is never given back', async () => {
    await paid()
    await perform('refund', 40_000)
    expect(await perform('refund', 8_751, 'refund-2')).toMatchObject({ kind: 'refused' })
  })

  test('a refused refund says so in both languages, again when it is asked about', async () => {
    await paid()
    open().nextOperation(trackId, 'refused')
    const answer = await perform('refund', 1_000)
    expect(answer).toMatchObject({
      kind: 'refused',
      message: { ar: expect.stringMatching(/[\u0600-\u06ff]/) },
    })
    expect(await inquire('refund')).toEqual(answer)
  })

  test.each(['done', 'declined'] as const)('a queued refund ends %s, by inquiry', async (end) => {
    await paid()
    open().nextOperation(trackId, 'queued')
    expect(await perform('refund', 1_000)).toMatchObject({ kind: 'queued' })
    expect(await inquire('refund')).toMatchObject({ kind: 'queued' })
    await open().settle(trackId, 'refund-1', end)
    expect(await inquire('refund')).toMatchObject({ kind: end === 'done' ? 'done' : 'refused' })
  })

  test('a hold is captured in parts, each a fact of the payment, and what is left is given up', async () => {
    await paid('authorize')
    const done = await perform('capture', 20_000)
    if (done.kind !== 'done') throw new Error(`no capture but ${done.kind}`)
    expect(await perform('capture', 28_751, 'capture-2')).toMatchObject({ kind: 'refused' })
    for (const other of [48_750, 28_749])
      expect(await perform('void', other, `void of ${other}`)).toMatchObject({ kind: 'refused' })
    const inquiry = await open().adapter.inquire(open().account, trackId)
    expect(inquiry.kind === 'found' && inquiry.evidence).toMatchObject([
      { result: 'authorized' },
      { result: 'captured', operationId: done.operationId, money: { minor: 20_000, currency: 'KWD' } },
    ])
    expect(await perform('void', 28_750)).toMatchObject({ kind: 'done' })
    expect(await perform('capture', 1, 'capture-3')).toMatchObject({ kind: 'refused' })
  })

  test('a hold that was given up can no longer be captured', async () => {
    await paid('authorize')
    expect(await perform('void', 48_750)).toMatchObject({ kind: 'done' })
    expect(await perform('capture', 1, 'capture-1')).toMatchObject({ kind: 'refused' })
  })

  test('nothing is done with a payment that was not made, and another merchant finds nothing', async () => {
    await opened()
    expect(await perform('refund', 1)).toMatchObject({ kind: 'refused' })
    await open().approve(trackId)
    await perform('refund', 1, 'refund-2')
    const stranger = { ...open().account, merchantId: open().account.merchantId + 1 }
    expect(await inquire('refund', 'refund-2', stranger)).toEqual({ kind: 'notFound' })
  })

  test('no answer to an operation leaves its outcome unknown', async () => {
    await paid()
    for (const call of [() => perform('refund', 1), () => inquire('refund')]) {
      open().loseNextAnswer()
      await expect(call()).rejects.toThrow(expect.objectContaining({ name: 'GatewaySilent' }))
    }
  })
}
