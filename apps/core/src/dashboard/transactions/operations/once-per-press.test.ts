import { eachEngine } from '@wasl/tests/support/database'
import { request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import { operateOncePerPress } from './once-per-press.service.ts'
import type { OperationDeps } from './operation-deps.ts'
import { staffAtRows } from './staff-at-rows.fixtures.ts'

type Withdraw = OperationDeps['ledger']['withdrawTransaction']

eachEngine((database) => {
  async function scene(rows: number) {
    const opened = await staffAtRows(database().db)
    const ids: string[] = []
    for (let n = 0; n < rows; n += 1) ids.push(await request(opened))
    const press = (withdrawTransaction: Withdraw = opened.ledger.withdrawTransaction) =>
      operateOncePerPress(
        { ...opened.deps, ledger: { ...opened.deps.ledger, withdrawTransaction } },
        { staff: opened.staff, language: 'en', plugin: null, operation: 'delete', ids, key: 'one press' },
      )
    return { ...opened, press }
  }

  test('a press of whose rows nobody knows is answered once that is known', async () => {
    const { press, ledger } = await scene(2)
    let tries = 0
    const torn: Withdraw = (command) => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('away')) : ledger.withdrawTransaction(command)
    }
    expect(await press(torn)).toMatchObject({ value: { outcome: { status: 207 } } })
    expect(await press()).toMatchObject({ value: { replayed: false, outcome: { status: 200 } } })
    expect(await press()).toMatchObject({ value: { replayed: true, outcome: { status: 200 } } })
  })

  test('who repeats a press while it is worked on waits, however long it takes', async () => {
    const { press, ledger, clock } = await scene(9)
    const repeated: unknown[] = []
    const slow: Withdraw = async (command) => {
      clock.advance(10_000)
      repeated.push(await press())
      return ledger.withdrawTransaction(command)
    }
    expect(await press(slow)).toMatchObject({ ok: true, value: { replayed: false } })
    expect(repeated).toHaveLength(9)
    expect(repeated).toEqual(repeated.map(() => ({ ok: false, error: 'underWay' })))
    expect(await press()).toMatchObject({ ok: true, value: { replayed: true, outcome: { status: 200 } } })
  })

  test('of a press whose worker died the next goes on, after a minute', async () => {
    const { press, clock } = await scene(1)
    const begun = Promise.withResolvers<void>()
    void press(() => {
      begun.resolve()
      return new Promise(() => {})
    })
    await begun.promise
    expect(await press()).toEqual({ ok: false, error: 'underWay' })
    clock.advance(61_000)
    expect(await press()).toMatchObject({ ok: true, value: { replayed: false, outcome: { status: 200 } } })
  })
})
