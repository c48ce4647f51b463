import { money } from '@wasl/domain/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CreateSession, Evidence, GatewayAccount, GatewayAdapter } from './gateway.ts'
import { operationsContract } from './operations-contract.ts'

/** A gateway under test, with a way to press its buttons. */
export type GatewayUnderTest = {
  adapter: GatewayAdapter
  account: GatewayAccount
  approve(trackId: string): Promise<Channels>
  decline(trackId: string): Promise<Channels>
  cancelAsPayer(trackId: string): Promise<Channels>
  /** Result of the next refund, capture or void: at once, refused, or queued until `settle`. */
  nextOperation(trackId: string, ends: 'done' | 'refused' | 'queued'): void
  settle(trackId: string, reference: string, end: 'done' | 'declined'): Promise<void>
  /** The next call gets no answer. */
  loseNextAnswer(): void
  /** The next call cannot connect. */
  refuseNextConnection(): void
  close(): Promise<void>
}

/** What the shop received about one payment by the payer's return and by callback. */
export type Channels = { returned: Record<string, string>; callback: { headers: Headers; body: Uint8Array } }

/** Tests that every adapter of a hosted-page gateway must pass. */
export function adapterContract(name: string, open: () => Promise<GatewayUnderTest>): void {
  describe(`${name} keeps the adapter contract`, () => {
    let gateway: GatewayUnderTest
    beforeEach(async () => {
      gateway = await open()
    })
    afterEach(() => gateway.close())

    const request = (changes: Partial<CreateSession> = {}): CreateSession => ({
      account: gateway.account,
      trackId: '900000000000001',
      charge: money(48_750, 'KWD'),
      merchantName: { en: 'Tamra & Tide', ar: 'تمرة ومدّ' },
      orderNo: 'TT-1001',
      locale: 'en',
      returnUrl: 'http://localhost:4000/bff/return/abc',
      callbackUrl: 'http://localhost:4000/api/v1/gateway/knet/callback',
      scenario: null,
      ...changes,
    })
    const opened = async (changes: Partial<CreateSession> = {}) => {
      const session = await gateway.adapter.createSession(request(changes))
      if (session.kind !== 'redirect') throw new Error(`no redirect but ${session.kind}`)
      return session
    }
    const inquired = async (): Promise<Evidence[]> => {
      const inquiry = await gateway.adapter.inquire(gateway.account, request().trackId)
      if (inquiry.kind !== 'found') throw new Error('the gateway does not know the payment')
      return inquiry.evidence
    }
    const calledBack = ({ callback }: Channels): Evidence[] => {
      const verdict = gateway.adapter.readCallback(gateway.account, callback.headers, callback.body)
      if (verdict.kind !== 'event') throw new Error(`no event but ${verdict.kind}`)
      return verdict.evidence
    }

    test('a session sends the payer to an address of the gateway and carries its payment id', async () => {
      const session = await opened()
      expect(gateway.account.redirectOrigins).toContain(new URL(session.redirectUrl).origin)
      expect(session.gatewayPaymentId).not.toBe('')
    })

    test('the same track id and terms make one session', async () => {
      expect(await opened()).toEqual(await opened())
    })

    test('the same track id with another amount is refused', async () => {
      await opened()
      const again = await gateway.adapter.createSession(request({ charge: money(48_751, 'KWD') }))
      expect(again.kind).toBe('refused')
    })

    test('an unanswered payment is pending, without money', async () => {
      const { gatewayPaymentId } = await opened()
      expect(await inquired()).toMatchObject([{ result: 'pending', money: null, gatewayPaymentId }])
    })

    test('an approved payment is the same fact over return, callback and inquiry', async () => {
      const { gatewayPaymentId } = await opened()
      const channels = await gateway.approve(request().trackId)
      const fact = await inquired()
      expect(fact).toMatchObject([
        {
          trackId: request().trackId,
          gatewayPaymentId,
          result: 'captured',
          money: { minor: 48_750, currency: 'KWD' },
        },
      ])
      expect(gateway.adapter.readReturn(gateway.account, channels.returned)).toEqual(fact)
      expect(calledBack(channels)).toEqual(fact)
    })

    test('a gateway that authorizes holds the money instead of taking it', async () => {
      await opened({ account: { ...gateway.account, operation: 'authorize' } })
      await gateway.approve(request().trackId)
      expect(await inquired()).toMatchObject([
        { result: 'authorized', money: { minor: 48_750, currency: 'KWD' } },
      ])
    })

    test('a declined payment has failed without money, with a message in both languages', async () => {
      await opened()
      const channels = await gateway.decline(request().trackId)
      const [fact] = await inquired()
      expect(fact).toMatchObject({ result: 'failed', money: null })
      expect(fact?.message?.en).not.toBe('')
      expect(fact?.message?.ar).toMatch(/[\u0600-\u06ff]/)
      expect(calledBack(channels)).toEqual([fact])
    })

    test('a payment the payer canceled is canceled without money', async () => {
      await opened()
      await gateway.cancelAsPayer(request().trackId)
      expect(await inquired()).toMatchObject([{ result: 'canceled', money: null }])
    })

    test('a payment nobody asked for is not found', async () => {
      expect(await gateway.adapter.inquire(gateway.account, 'unheard-of')).toEqual({ kind: 'notFound' })
    })

    test("another merchant does not see this merchant's payment", async () => {
      await opened()
      const stranger = { ...gateway.account, merchantId: gateway.account.merchantId + 1 }
      expect(await gateway.adapter.inquire(stranger, request().trackId)).toEqual({ kind: 'notFound' })
    })

    test("another merchant's callback and return are no evidence", async () => {
      await opened()
      const { callback, returned } = await gateway.approve(request().trackId)
      const stranger = { ...gateway.account, merchantId: gateway.account.merchantId + 1 }
      expect(gateway.adapter.readReturn(stranger, returned)).toBeNull()
      expect(gateway.adapter.readCallback(stranger, callback.headers, callback.body)).toMatchObject({
        evidence: [],
      })
    })

    test('a session the shop closed can no longer be paid', async () => {
      await opened()
      expect(await gateway.adapter.cancel(gateway.account, request().trackId)).toBe('closed')
      await expect(gateway.approve(request().trackId)).rejects.toBeInstanceOf(Error)
      expect(await inquired()).toMatchObject([{ result: 'canceled', money: null }])
    })

    test('closing a paid session changes nothing', async () => {
      await opened()
      await gateway.approve(request().trackId)
      expect(await gateway.adapter.cancel(gateway.account, request().trackId)).toBe('open')
      expect(await inquired()).toMatchObject([{ result: 'captured' }])
    })

    test('closing a session the gateway never heard of is no error', async () => {
      await expect(gateway.adapter.cancel(gateway.account, 'unheard-of')).resolves.toBe('open')
    })

    test('a callback with any byte changed has a bad signature', async () => {
      await opened()
      const { callback } = await gateway.approve(request().trackId)
      for (const [index, byte] of callback.body.entries()) {
        const body = callback.body.with(index, byte ^ 1)
        expect(gateway.adapter.readCallback(gateway.account, callback.headers, body).kind).toBe(
          'badSignature',
        )
      }
    })

    test('a callback without its headers has a bad signature', async () => {
      await opened()
      const { callback } = await gateway.approve(request().trackId)
      expect(gateway.adapter.readCallback(gateway.account, new Headers(), callback.body).kind).toBe(
        'badSignature',
      )
    })

    test('a callback over 64 KiB is malformed, whoever signed it', () => {
      const body = new Uint8Array(64 * 1024 + 1)
      expect(gateway.adapter.readCallback(gateway.account, new Headers(), body).kind).toBe('malformed')
    })

    test('a return with any parameter changed is no evidence', async () => {
      await opened()
      const { returned } = await gateway.approve(request().trackId)
      expect(gateway.adapter.readReturn(gateway.account, returned)).not.toBeNull()
      expect(gateway.adapter.readReturn(gateway.account, {})).toBeNull()
      for (const key of Object.keys(returned)) {
        const changed = { ...returned, [key]: `${returned[key]}0` }
        expect(gateway.adapter.readReturn(gateway.account, changed)).toBeNull()
      }
    })

    test('no answer leaves the outcome unknown, never failed', async () => {
      gateway.loseNextAnswer()
      await expect(gateway.adapter.createSession(request())).rejects.toThrow(
        expect.objectContaining({ name: 'GatewaySilent' }),
      )
      gateway.loseNextAnswer()
      await expect(gateway.adapter.inquire(gateway.account, request().trackId)).rejects.toThrow(
        expect.objectContaining({ name: 'GatewaySilent' }),
      )
      gateway.loseNextAnswer()
      await expect(gateway.adapter.cancel(gateway.account, request().trackId)).resolves.toBe('open')
    })

    test('a connection that nobody takes is told apart from silence: nothing was asked', async () => {
      gateway.refuseNextConnection()
      await expect(gateway.adapter.createSession(request())).rejects.toThrow(
        expect.objectContaining({ name: 'GatewayUnreached' }),
      )
      expect(await opened()).toMatchObject({ kind: 'redirect' })
    })

    operationsContract(() => gateway, opened)
  })
}
