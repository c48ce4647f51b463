import { eachEngine } from '@wasl/tests/support/database'
import { makerOfLedger } from '@wasl/tests/support/fixtures/bulk.fixtures'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bulkScene, csvOf, plainHeads } from '../bulk.fixtures.ts'
import { workbookParts, zipOf } from '../../../kernel/imports/workbook.fixtures.ts'

const right = ['6', 'KWD', 'b@example.com', 'B']

const cut = csvOf([['5', 'KWD', 'a@example.com', `${'x'.repeat(1_999)}😀`], right])

const rowOf = (texts: readonly string[], at: number) => {
  const cells = texts.map(
    (text, place) => `<c r="${'ABCD'[place]}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
  )
  return `<row r="${at + 1}">${cells.join('')}</row>`
}
const named = zipOf(
  workbookParts([plainHeads, ['5', 'KWD', 'a@example.com', 'A&#xD800;'], right].map(rowOf).join('')),
)

eachEngine((database) => {
  test.each([
    ['that a long cell is cut in', cut, 'has_errors'],
    ['that a workbook names', named, 'ready'],
  ])('half a sign %s keeps no other row from being read', async (_, content, state) => {
    const folder = await mkdtemp(join(tmpdir(), 'wasl-half-sign-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const scene = await bulkScene(database().db, { folder, makerOf: makerOfLedger })
    const id = await scene.uploaded(content)
    expect(await scene.upload(id)).toMatchObject({ state, rowsTotal: 2 })
  })
})
