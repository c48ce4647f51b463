import { eachEngine } from '@wasl/tests/support/database'
import { makerOfLedger } from '@wasl/tests/support/fixtures/bulk.fixtures'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulkJobs } from './bulk.jobs.ts'
import { bulkScene, csvOf, plainRows } from './bulk.fixtures.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wasl-bulk-race-'))
})
afterAll(() => rm(folder, { recursive: true }))

const race = { timeout: 120_000 }

eachEngine((database) => {
  test('two workers that check and send at once make every request once', race, async () => {
    const scene = await bulkScene(database().db, { folder, makerOf: makerOfLedger })
    const other = bulkJobs(scene.deps)
    const kept = await scene.keep(csvOf(plainRows(12)))
    const id = kept.ok ? kept.value.publicId : ''
    await Promise.all([scene.jobs.check(), other.check()])
    expect(await scene.rows(id)).toHaveLength(12)
    await scene.started(id, { rowsSeen: 12 })
    await Promise.all([scene.jobs.send(), other.send(), scene.jobs.send()])
    // What a busy machine made somebody give up is taken up once its lease is over.
    scene.clock.advance(61_000)
    await scene.jobs.send()
    const made = await scene.requests()
    expect(made.map(({ order_no }) => order_no).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, at) => `M-${at + 1}`).toSorted(),
    )
    expect(await scene.upload(id)).toMatchObject({ state: 'dispatched' })
  })

  test(
    'a worker that died in the middle of a row leaves it to the next, once its lease is over',
    race,
    async () => {
      const scene = await bulkScene(database().db, { folder, makerOf: makerOfLedger })
      const dying = bulkJobs({
        ...scene.deps,
        maker: {
          ...scene.deps.maker,
          async make(tx, row) {
            const made = await scene.deps.maker.make(tx, row)
            if (row.cells.order_no === 'M-2') throw new Error('the worker is gone')
            return made
          },
        },
      })
      const id = await scene.uploaded(csvOf(plainRows(3)))
      await scene.started(id, { rowsSeen: 3 })
      await dying.send()
      await scene.jobs.send()
      expect(await scene.requests()).toHaveLength(2)
      scene.clock.advance(61_000)
      await Promise.all([scene.jobs.send(), bulkJobs(scene.deps).send()])
      expect((await scene.requests()).map(({ order_no }) => order_no)).toEqual(['M-1', 'M-3', 'M-2'])
    },
  )

  test('two merchants’ files are sent in turns', race, async () => {
    const scenes = [await sending(30), await sending(30)] as const
    const [{ scene }, { scene: other }] = scenes
    const order: number[] = []
    await jobsTelling(scene, ({ merchantId }) => order.push(merchantId)).send()
    const first = order.indexOf(other.merchantId)
    expect([first, order.lastIndexOf(scene.merchantId) > first, order.length]).toEqual([25, true, 60])
  })

  test(
    'who stops while a file is sent ends what is in hand; the next start sends the rest',
    race,
    async () => {
      const { scene, id } = await sending(30)
      const stopping = new AbortController()
      await jobsTelling(scene, () => stopping.abort()).send(stopping.signal)
      expect(await scene.requests()).toHaveLength(25)
      await scene.jobs.send()
      expect(await scene.requests()).toHaveLength(30)
      expect(await scene.upload(id)).toMatchObject({ state: 'dispatched' })
    },
  )

  /** Who hears of each row before its request is made. */
  function jobsTelling(
    { deps }: Awaited<ReturnType<typeof sending>>['scene'],
    told: (row: { merchantId: number }) => void,
  ) {
    const { maker } = deps
    const make: typeof maker.make = (tx, row) => {
      told(row)
      return maker.make(tx, row)
    }
    return bulkJobs({ ...deps, maker: { ...maker, make } })
  }

  async function sending(count: number) {
    const scene = await bulkScene(database().db, { folder, makerOf: makerOfLedger })
    const id = await scene.uploaded(csvOf(plainRows(count)))
    await scene.started(id, { rowsSeen: count })
    return { scene, id }
  }
})
