import { beforeEach } from 'vitest'
import type { TestDatabase } from '../../../support/database.ts'
import type { Pressed } from '../../../support/desk-verbs.ts'
import { deskForTests } from '../../../support/payment-desk.ts'
import { signedInStaff, type SignedIn, type StaffWish } from '../../../support/staff.ts'
import { asking, type Ask, type AnyRoute } from '../../asking.ts'

let keys = 0

export const newKey = () => ({ 'idempotency-key': `press-${(keys += 1)}-of-staff` })

/** A payment desk with staff behind it. Call it once per file; everything it answers is for use inside a test. */
export function operationsDesk(database: () => TestDatabase) {
  const desk = deskForTests(database)
  let staff: SignedIn | null = null

  const signIn = (wish: StaffWish = {}): Promise<SignedIn> =>
    signedInStaff(
      { db: database().db, now: desk().clock.now },
      { merchantId: desk().shop.merchantId, isSuperuser: true, ...wish },
    )
  beforeEach(async () => {
    staff = await signIn()
  })

  /** As the signed-in user, at the shop's own host. */
  const act = (route: AnyRoute, id: string, ask: Ask & { as?: SignedIn } = {}) => {
    const { as = staff, headers, params, ...rest } = ask
    return asking(desk().core.fetch)(route, {
      host: desk().shop.host.split(':')[0] ?? '',
      params: { plugin: 'payment_request', id, ...params },
      headers: { ...as?.headers, ...headers },
      ...rest,
    })
  }

  return {
    desk,
    signIn,
    act,
    refund: (id: string, amount: string | null = null, ask: Parameters<typeof act>[2] = {}) =>
      act('operations.refund', id, { headers: newKey(), body: { amount }, ...ask }),

    /** A request that was paid with KWD 48.750 and a fee of 0.250. */
    async paid(
      scenario = 'approve',
      gateway: 'knet' | 'hold' = 'knet',
    ): Promise<{ id: string; pressed: Pressed }> {
      const id = await desk().request()
      const pressed = await desk().press(id, { gateway })
      await desk().atBank(pressed, scenario)
      return { id, pressed }
    },

    async offeredFor(id: string, as = staff) {
      const { body } = await act('operations.actions', id, { ...(as && { as }) })
      return (body['results'] as { value: string; available_amount: string | null; url: string }[]).map(
        ({ value, available_amount: available, url }) => ({ value, available, url }),
      )
    },
  }
}
