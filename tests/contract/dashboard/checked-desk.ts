import { expect } from 'vitest'
import type { TestDatabase } from '../../support/database.ts'
import type { SignedIn, StaffWish } from '../../support/staff.ts'
import { operationsDesk } from './transactions/operations-desk.ts'

export const money = ['payment.refund', 'payment.capture', 'payment.void']

export type Task = {
  id: string
  status: string
  object: string
  amount: string
  checked_by: string[]
  problem: string | null
  actions: { value: string; url: string }[]
  hindrance: string | null
}

/** A desk whose operations colleagues check. Call it once per file. */
export function checkedDesk(database: () => TestDatabase) {
  const own = operationsDesk(database)
  const { desk, signIn, act } = own
  const plain = (wish: StaffWish = {}) => signIn({ isSuperuser: false, ...wish })

  /** Refunds above 10 dinars wait for one colleague, above 40 for two. */
  async function people(
    thresholds: unknown[] = [{ currency_code: 'KWD', one_above: '10', two_above: '40' }],
  ) {
    await database().pool.query(
      `update merchant set plugins = array_append(plugins, 'ticket') where id = $1`,
      [desk().shop.merchantId],
    )
    const owner = await signIn()
    const rules = await act('operationRequests.changeRules', '', {
      as: owner,
      body: { thresholds, makers: [] },
    })
    expect(rules.status).toBe(200)
    return {
      owner,
      maker: await plain({ permissions: money }),
      checker: await plain({ permissions: ['operations.check'] }),
      second: await plain({ permissions: ['operations.check'] }),
    }
  }

  const tasks = async (as: SignedIn, query = '') =>
    (await act('tickets.tasks', '', { as, query: `?process_id=operation_request${query}` })).body as {
      count: number
      results: Task[]
    }
  const answer = (as: SignedIn, id: string, given: string, body: object = {}) =>
    act('operationRequests.answer', id, { as, params: { answer: given }, body })
  return { ...own, plain, people, tasks, answer }
}
