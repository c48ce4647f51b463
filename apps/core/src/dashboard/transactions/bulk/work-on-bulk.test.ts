import { eachEngine } from '@wasl/tests/support/database'
import { deliver, request, startPaying, transactionOf } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import type { OperationDeps } from '../operations/operation-deps.ts'
import { staffAtRows } from '../operations/staff-at-rows.fixtures.ts'
import { askForBulk } from './ask-for-bulk.service.ts'
import type { JobAction } from './bulk-job.domain.ts'
import { bulkJobRow } from './bulk.schema.ts'
import { showBulk } from './show-bulk.service.ts'
import { workOnBulk } from './work-on-bulk.service.ts'

const unpaid = { state: 'created,pending,attempted' }

eachEngine((database) => {
  async function scene(count: number) {
    const opened = await staffAtRows(database().db)
    const ids: string[] = []
    for (let n = 0; n < count; n += 1) ids.push(await request(opened))
    const ask = async (action: JobAction) => {
      const asked = await askForBulk(opened.deps, opened.staff, {
        plugin: 'payment_request',
        isDeleted: false,
        action,
        query: unpaid,
        count: ids.length,
        language: 'en',
        key: crypto.randomUUID(),
        requestId: 'request',
      })
      if (!asked.ok) throw new Error(asked.error.kind)
      return asked.value.publicId
    }
    const work = async (job: string, ledger: Partial<OperationDeps['ledger']> = {}) => {
      await workOnBulk({ ...opened.deps, ledger: { ...opened.deps.ledger, ...ledger } })()
      const shown = await showBulk(opened.deps, opened.staff, job)
      return { ...shown?.job, failures: shown?.failures }
    }
    const states = async () => {
      const rows = await Promise.all(ids.map((id) => transactionOf(opened, id)))
      return rows.map(({ state, deletedAt }) => (deletedAt === null ? state : `${state}, deleted`))
    }
    return { ...opened, ids, ask, work, states }
  }

  test('a row that throws is noted, and its job goes on and ends', async () => {
    const { ids, ask, work, states, ledger } = await scene(6)
    let tries = 0
    const job = await ask('cancel')
    expect(
      await work(job, {
        withdrawTransaction: (command) => {
          if (command.publicId !== ids[2]) return ledger.withdrawTransaction(command)
          tries += 1
          return Promise.reject(new Error('somebody holds it'))
        },
      }),
    ).toMatchObject({
      state: 'finished',
      done: 5,
      failed: 1,
      failures: [
        {
          transactionId: ids[2],
          status: 503,
          code: 'unavailable',
          message: 'Whether this was done is not known. Look at it again in a moment.',
        },
      ],
    })
    expect(tries).toBe(1)
    expect(await states()).toEqual(ids.map((_, at) => (at === 2 ? 'created' : 'canceled')))
  })

  test('of everything unpaid that shall be deleted, what is paid or ordered meanwhile stays, and says so', async () => {
    const { ids, ask, work, states, ...opened } = await scene(4)
    const [, bought = '', ordered = ''] = ids
    const job = await ask('delete')
    const attempt = await startPaying(opened, bought)
    await deliver(opened, opened.bank.captures(attempt.trackId))
    await startPaying(opened, ordered, { gatewayCode: 'cod' })
    const changed = {
      status: 409,
      code: 'changed',
      message: 'This has changed since it was chosen. Look at it again.',
    }
    expect(await work(job)).toMatchObject({
      state: 'finished',
      done: 2,
      failed: 2,
      failures: [
        { ...changed, transactionId: ordered },
        { ...changed, transactionId: bought },
      ],
    })
    expect(await states()).toEqual(['canceled, deleted', 'paid', 'cod', 'canceled, deleted'])
  })

  test('money that comes between the canceling and the deleting keeps its request', async () => {
    const { ids, ask, work, states, ...opened } = await scene(1)
    const attempt = await startPaying(opened, ids[0] ?? '')
    const job = await ask('delete')
    expect(
      await work(job, {
        withdrawTransaction: async (command) => {
          const done = await opened.ledger.withdrawTransaction(command)
          await deliver(opened, opened.bank.captures(attempt.trackId))
          return done
        },
      }),
    ).toMatchObject({ done: 0, failures: [{ code: 'changed' }] })
    expect(await states()).toEqual(['paid'])
  })

  test('an order that is placed in cash after everything unpaid shall be canceled stays one', async () => {
    const { ids, ask, work, states, ...opened } = await scene(2)
    const job = await ask('cancel')
    await startPaying(opened, ids[0] ?? '', { gatewayCode: 'cod' })
    expect(await work(job)).toMatchObject({
      done: 1,
      failures: [{ transactionId: ids[0], code: 'changed' }],
    })
    expect(await states()).toEqual(['cod', 'canceled'])
  })

  test('a worker that died after canceling deletes what it canceled', async () => {
    const { ids, ask, work, states, ledger, merchantId, staff } = await scene(1)
    const job = await ask('delete')
    await ledger.withdrawTransaction({
      merchantId,
      publicId: ids[0] ?? '',
      actor: staff.username,
      event: 'merchant.canceled',
    })
    expect(await work(job)).toMatchObject({ done: 1, failed: 0 })
    expect(await states()).toEqual(['canceled, deleted'])
  })

  test('what was asked for by an older release is done to what it finds', async () => {
    const { ids, ask, work, states, db } = await scene(2)
    const job = await ask('delete')
    await db.update(bulkJobRow).set({ chosenIn: null })
    expect(await work(job)).toMatchObject({ done: ids.length, failed: 0 })
    expect(await states()).toEqual(ids.map(() => 'canceled, deleted'))
  })

  test('who stops waits for the rows in hand, and the next start goes on with the rest at once', async () => {
    const { ask, work, deps, staff, ledger } = await scene(10)
    const job = await ask('cancel')
    const stopping = new AbortController()
    const slowly: typeof ledger.withdrawTransaction = async (command) => {
      stopping.abort()
      return ledger.withdrawTransaction(command)
    }
    await workOnBulk({ ...deps, ledger: { ...ledger, withdrawTransaction: slowly } })(stopping.signal)
    expect((await showBulk(deps, staff, job))?.job).toMatchObject({ state: 'working', done: 4 })
    expect(await work(job)).toMatchObject({ state: 'finished', done: 10, failed: 0 })
  })

  test('two merchants’ lists are worked on in turns', async () => {
    const [first, second] = [await scene(8), await scene(8)]
    await first.ask('cancel')
    await second.ask('cancel')
    const order: number[] = []
    const { deps, ledger } = first
    await workOnBulk({
      ...deps,
      ledger: {
        ...ledger,
        withdrawTransaction: (command) => {
          order.push(command.merchantId)
          return ledger.withdrawTransaction(command)
        },
      },
    })()
    expect(order).toEqual([first, second, first, second].flatMap((of) => Array(4).fill(of.merchantId)))
  })
})
