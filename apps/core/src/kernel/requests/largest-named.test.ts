import { databaseForTests } from '@wasl/tests/support/database'
import { transactionOf } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { expect, test } from 'vitest'
import type { Staff } from '../people/staff.ts'
import { counterOf } from '../../pay/customer-payment/counter.service.ts'
import { counterScene } from '../../pay/customer-payment/customer-payment.fixtures.ts'
import { answerToRequest } from './request-refusal.ts'

const database = databaseForTests()
const beyond = { amount: '10000000.001' }

test('on a collect page an amount nobody means is refused at its field, in both languages', async () => {
  const scene = await counterScene(database().db)
  const made = await scene.make(beyond)
  if (made.ok || made.error.kind === 'restricted') throw new Error('not refused')
  const { error } = made
  expect((['en', 'ar'] as const).map((language) => answerToRequest(error, language))).toEqual([
    { status: 400, body: { amount: ['Pay at most KWD\u00a010,000,000.000'] } },
    { status: 400, body: { amount: ['ادفع 10,000,000.000\u00a0د.ك على الأكثر'] } },
  ])
  expect(await transactionOf(scene, await scene.made({ amount: '10000000' }))).toMatchObject({
    amount: 10_000_000_000,
  })
})

test('who signs in at the counter may name more', async () => {
  const scene = await counterScene(database().db)
  const { merchantId, collectorId } = scene
  const staff = {
    userId: 1,
    username: 'noura',
    sections: new Set(['pos']),
    isSuperuser: true,
    merchantId,
  } as unknown as Staff // no right is asked here
  const counter = await counterOf(scene.deps, { merchantId, staff, collectorId })
  if (!counter.ok) throw new Error(counter.error)
  const made = await scene.make(beyond, { counter: counter.value })
  expect(made).toMatchObject({ ok: true, value: { created: { amount: '10000000.001' } } })
})
