import { eachEngine } from '@wasl/tests/support/database'
import {
  attemptOf,
  bookOf,
  deliver,
  expectLedgerClean,
  request,
  startPaying,
  transactionOf,
} from '@wasl/tests/support/fixtures/ledger.fixtures'
import { paid } from '@wasl/tests/support/fixtures/operations.fixtures'
import { expect, test } from 'vitest'
import { operateOnRows, type BulkWish } from './bulk.service.ts'
import type { OperationDeps } from './operation-deps.ts'
import { staffAtRows } from './staff-at-rows.fixtures.ts'

eachEngine((database) => {
  async function scene() {
    const opened = await staffAtRows(database().db)
    const press = (wish: Pick<BulkWish, 'ids' | 'operation'> & Partial<BulkWish>, deps: OperationDeps) =>
      operateOnRows(deps, { staff: opened.staff, language: 'en', plugin: null, key: 'one press', ...wish })
    const withLedger = (ledger: Partial<OperationDeps['ledger']>): OperationDeps => ({
      ...opened.deps,
      ledger: { ...opened.deps.ledger, ...ledger },
    })
    return { ...opened, press, withLedger }
  }

  test('of many rows one that throws hides nothing of the others, and its key finds out what became of it', async () => {
    const { press, withLedger, deps, logged, ...opened } = await scene()
    const rows = [
      await paid(opened),
      await paid(opened),
      await paid(opened),
      await paid(opened),
      await paid(opened),
    ]
    const ids = rows.map(({ publicId }) => publicId)
    const torn = withLedger({
      operate: async (command) => {
        const done = await opened.ledger.operate(command)
        if (command.publicId === ids[1]) throw new Error('the answer was lost')
        return done
      },
    })
    const first = await press({ operation: 'refund', ids }, torn)
    expect(first).toMatchObject({
      status: 207,
      body: {
        message:
          'Applied partially: 4 of 5. Of 1 it is not known whether they were done. Look at them again in a moment.',
      },
    })
    expect(first.body.results.map(({ id, status }) => [id, status])).toEqual(
      ids.map((id, at) => [id, at === 1 ? 503 : 200]),
    )
    expect(first.body.results[1]).toMatchObject({
      code: 'unavailable',
      message: 'Whether this was done is not known. Look at it again in a moment.',
    })
    expect(logged).toMatchObject([{ operation: 'refund', transaction: ids[1] }])
    expect((await press({ operation: 'refund', ids, language: 'ar' }, torn)).body.results[1]).toMatchObject({
      message: 'لا يُعرف إن كان هذا قد تم. راجعه مجددًا بعد لحظات.',
    })
    expect(await press({ operation: 'refund', ids }, deps)).toMatchObject({ status: 200 })
    expect(opened.bank.count('refund')).toBe(5)
    for (const { attempt } of rows)
      expect(await attemptOf(opened, attempt.publicId)).toMatchObject({ refunded: 48_750, refundReserved: 0 })
    await expectLedgerClean(opened.db, [bookOf(opened)])
  })

  test('where none of four is answered the others are not tried, and nobody is told that nothing was done', async () => {
    const { press, withLedger, logged, ...opened } = await scene()
    const ids: string[] = []
    for (let n = 0; n < 6; n += 1) ids.push(await request(opened))
    const away = withLedger({ withdrawTransaction: () => Promise.reject(new Error('away')) })
    const answer = await press({ operation: 'cancel', ids }, away)
    expect(answer.status).toBe(207)
    expect(answer.body.results.map(({ id, code }) => [id, code])).toEqual(
      ids.map((id) => [id, 'unavailable']),
    )
    expect(logged).toHaveLength(4)
  })

  test('what is paid, or promised in cash, between being looked at and being deleted or canceled stays', async () => {
    const { press, withLedger, ...opened } = await scene()
    const [bought, ordered] = [await request(opened), await request(opened)]
    const attempt = await startPaying(opened, bought)
    const meanwhile = withLedger({
      deleteTransaction: async (deletion) => {
        await deliver(opened, opened.bank.captures(attempt.trackId))
        return opened.ledger.deleteTransaction(deletion)
      },
      withdrawTransaction: async (withdrawal) => {
        await startPaying(opened, ordered, { gatewayCode: 'cod' })
        return opened.ledger.withdrawTransaction(withdrawal)
      },
    })
    const changed = { status: 400, body: { results: [{ status: 409, code: 'changed' }] } }
    expect(await press({ operation: 'delete', ids: [bought] }, meanwhile)).toMatchObject(changed)
    expect(await press({ operation: 'cancel', ids: [ordered] }, meanwhile)).toMatchObject(changed)
    expect(await transactionOf(opened, bought)).toMatchObject({ state: 'paid', deletedAt: null })
    expect(await transactionOf(opened, ordered)).toMatchObject({ state: 'cod' })
  })
})
