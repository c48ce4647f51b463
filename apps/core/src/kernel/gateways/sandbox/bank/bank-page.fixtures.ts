import { openTestBank, type TestBank } from '@wasl/tests/support/bank'
import { afterEach, beforeEach } from 'vitest'

export const track = '900000000000001'
export const origin = 'http://localhost:4000'

/** The bank's pages with one open payment of KWD 48.750 per `track`; each test uses another track. */
export function bankPage() {
  let gateway: TestBank
  let path: string
  beforeEach(async () => {
    gateway = await openTestBank()
    path = await pathOf(track)
  })
  afterEach(() => gateway.close())

  async function pathOf(trackId: string, scenario: string | null = null): Promise<string> {
    await gateway.open(trackId, { scenario })
    return `/sandbox-bank/pay/${gateway.bank.control.look(trackId)!.paymentId}`
  }
  const get = (address: string) =>
    gateway.bank.fetch(new Request(`${origin}${address}`), { nonce: 'a-nonce' })

  return {
    gateway: () => gateway,
    path: () => path,
    pathOf,
    get,
    htmlOf: async (address: string) => (await get(address)).text(),
    press: (button: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      gateway.bank.fetch(
        new Request(`${origin}${path}/${button}?lang=en`, {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers,
        }),
      ),
  }
}
