import { eachEngine } from '@wasl/tests/support/database'
import { expectLedgerClean } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { rounds, roundsOn, together } from '@wasl/tests/support/fixtures/race.fixtures'
import { expect, test } from 'vitest'
import { linkScene } from './link.fixtures.ts'

const race = { timeout: 60_000 + rounds * 2_000 }
const eight = Array.from({ length: 8 })

eachEngine((database, kind) => {
  const most = roundsOn(kind)

  test('eight payers at once take three places, never a fourth', race, async () => {
    const scene = await linkScene(database().db)
    for (let round = 0; round < most; round += 1) {
      const id = await scene.link({ max_uses: 3 })
      const children = await together(
        round,
        eight.map(() => () => scene.child(id)),
      )
      const answers = await together(
        round,
        children.map((child) => () => scene.pays(child)),
      )
      expect(answers.toSorted()).toEqual([...Array(5).fill('full'), ...Array(3).fill('paying')])
      expect(await scene.usesNow(id)).toEqual({ paid: 0, held: 3 })
    }
    await expectLedgerClean(scene.db)
  })

  test('of sixty-four who press Pay at once one has the last place', race, async () => {
    const scene = await linkScene(database().db)
    for (let round = 0; round < Math.ceil(most / 5); round += 1) {
      const id = await scene.link({ max_uses: 1 })
      const children: string[] = []
      for (let made = 0; made < 64; made += 1) children.push(await scene.child(id))
      const answers = await together(
        round,
        children.map((child) => () => scene.pays(child)),
      )
      expect(answers.filter((answer) => answer === 'paying')).toHaveLength(1)
      expect(new Set(answers)).toEqual(new Set(['paying', 'full']))
    }
    await expectLedgerClean(scene.db)
  })

  test('eight requests at once from one network are five', race, async () => {
    const scene = await linkScene(database().db)
    for (let round = 0; round < most; round += 1) {
      const id = await scene.link()
      const answers = await together(
        round,
        eight.map(() => () => scene.press(id, {}, { payerNetwork: 'one network' })),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    }
  })

  test('while some pay, some give up and others press, as many succeed as may', race, async () => {
    const scene = await linkScene(database().db)
    for (let round = 0; round < most; round += 1) {
      const id = await scene.link({ max_uses: 2 })
      const [first, second] = [await scene.child(id), await scene.child(id)]
      for (const child of [first, second]) expect(await scene.pays(child)).toBe('paying')
      const answers = await together<string>(round, [
        async () => {
          await scene.paid(first)
          return 'paid'
        },
        async () => {
          await scene.withdraw(second)
          return 'withdrawn'
        },
        ...eight.map(() => async () => {
          const child = await scene.child(id)
          return (await scene.pays(child)) === 'paying' ? child : 'no place'
        }),
      ])
      const made = answers.filter((answer) => /^[\w-]{22}$/.test(answer))
      expect(made.length).toBeLessThanOrEqual(1)
      const last = made[0] ?? (await scene.child(id))
      await scene.paid(last)
      expect(await scene.usesNow(id)).toEqual({ paid: 2, held: 0 })
      expect(await scene.child(id)).toBe('usedUp')
    }
    await expectLedgerClean(scene.db)
  })

  test('one key pressed eight times at once makes one request', race, async () => {
    const scene = await linkScene(database().db)
    for (let round = 0; round < most; round += 1) {
      const id = await scene.link({ max_uses: 5 })
      const idempotencyKey = crypto.randomUUID()
      const answers = await together(
        round,
        eight.map(() => () => scene.press(id, {}, { idempotencyKey })),
      )
      expect(answers.filter((answer) => answer.ok && !answer.value.replayed)).toHaveLength(1)
      expect(await scene.usesNow(id)).toEqual({ paid: 0, held: 0 })
    }
  })

  test('a link that is switched off while eight press makes nothing afterwards', race, async () => {
    const scene = await linkScene(database().db)
    for (let round = 0; round < most; round += 1) {
      const id = await scene.link({ max_uses: 8 })
      let made = 0
      await together<unknown>(round, [
        async () => {
          expect(await scene.change(id, { active: false })).toMatchObject({ ok: true })
          made = (await scene.count()) ?? 0
        },
        ...eight.map(() => () => scene.child(id)),
      ])
      expect(await scene.count()).toBe(made)
    }
  })
})
