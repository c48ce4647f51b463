import type { SignedIn } from '@wasl/tests/support/staff'
import { pageTexts } from '@wasl/web/app/page-texts.ts'
import { beforeAll, expect, test } from 'vitest'
import { asking } from '../../asking.ts'
import { seededForTests } from '../../seeded.ts'
import { staffDesk } from '../../staff-desk.ts'

const database = seededForTests()
const { ask, as, scene, signIn } = staffDesk(database)
let manager: SignedIn
let other: SignedIn

beforeAll(async () => {
  manager = await signIn({ permissions: ['settings.manage'] })
  other = await signIn({ permissions: ['users.manage'] })
}, 240_000)

type Texts = { own: Record<string, string>; revision: number }

const shown = async () => (await as(manager, 'administration.pageTexts.show')).body as Texts
const change = async (own: object, revision?: number) =>
  as(manager, 'administration.pageTexts.change', {
    body: { own, revision: revision ?? (await shown()).revision },
  })

test('own words are served at once to this merchant only, others stay, and the history has both', async () => {
  const { revision } = await shown()
  await change({ 'pay.due': 'قبل {time}' })
  const changed = await change({ 'pay.total': 'المبلغ كله' })
  expect(changed).toMatchObject({
    status: 200,
    body: { own: { 'pay.total': 'المبلغ كله', 'pay.due': 'قبل {time}' }, revision: revision + 2 },
  })
  expect((await ask('arabicTranslations')).body).toMatchObject({ 'pay.total': 'المبلغ كله' })
  const { rows } = await database().pool.query(
    `select detail from audit where action = 'page_texts.changed' order by id desc limit 1`,
  )
  expect(rows[0]?.detail).toEqual({
    before: { 'pay.total': '' },
    after: { 'pay.total': 'المبلغ كله' },
  })
  const others = await database().pool.query(
    `select 1 from merchant where id <> 1 and translations_ar ? 'pay.total'`,
  )
  expect(others.rows).toEqual([])
})

test('an empty text is the product’s again', async () => {
  await change({ 'pay.total': 'المبلغ كله', 'pay.due': 'قبل {time}' })
  await change({ 'pay.total': ' ' })
  expect((await shown()).own).not.toHaveProperty(['pay.total'])
  expect((await shown()).own).toHaveProperty(['pay.due'])
})

test('a text that does not keep its placeholders is not stored by the core either, and is named in both languages', async () => {
  const core = scene().sibling({ problemOfText: pageTexts.problemOf })
  const send = async (language: 'en' | 'ar', own: object) =>
    asking(core.fetch)('administration.pageTexts.change', {
      headers: manager.headers,
      language,
      body: { own, revision: (await shown()).revision },
    })
  const before = await shown()
  const wrong = { 'payPage.dueBefore': 'قريبًا', 'payPage.title': 'كل {sum}', 'payPage.order': '{إلغاء' }
  expect(await send('en', { ...wrong, 'payPage.from': 'كيف تدفع' })).toMatchObject({
    status: 400,
    body: {
      'own.payPage.dueBefore': [expect.stringMatching(/no others: .*\{time\}/)],
      'own.payPage.title': [expect.stringMatching(/plain words/)],
      'own.payPage.order': [expect.stringMatching(/not closed/)],
    },
  })
  expect((await send('ar', wrong)).body).toMatchObject({
    'own.payPage.dueBefore': [expect.stringMatching(/\{time\}/)],
    'own.payPage.title': [expect.stringMatching(/بكلمات عادية/)],
    'own.payPage.order': [expect.stringMatching(/قوس غير مغلق/)],
  })
  expect(await shown()).toEqual(before)
  const kept = await send('en', {
    'payPage.dueBefore': 'حتى {time}',
    'payPage.title': ' ',
    'other.key': '{x',
  })
  expect(kept).toMatchObject({
    status: 200,
    body: { own: { 'payPage.dueBefore': 'حتى {time}', 'other.key': '{x' } },
  })
  await core.stop()
})

test('of two who save at once, one is told that somebody else was quicker', async () => {
  const { revision } = await shown()
  const both = await Promise.all(['أ', 'ب'].map((text) => change({ 'pay.total': text }, revision)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('keys that are none, too long a text and too many of them are refused', async () => {
  expect((await change({ '<b>': 'x' })).status).toBe(400)
  expect((await change({ 'pay.total': 'x'.repeat(2_001) })).status).toBe(400)
  const some = (from: number) =>
    Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`pay.n${from + n}`, 'x']))
  for (const from of [0, 500, 1_000]) expect((await change(some(from))).status).toBe(200)
  expect((await change({ ...some(1_500), 'pay.last': 'x' })).body).toMatchObject({
    own: [expect.stringMatching(/2,?000/)],
  })
})

test('nobody without the permission sees or changes them', async () => {
  expect((await as(other, 'administration.pageTexts.show')).status).toBe(403)
  const body = { own: {}, revision: 1 }
  expect((await as(other, 'administration.pageTexts.change', { body })).status).toBe(403)
})
