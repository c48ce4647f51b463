import { databaseForTests } from '@wasl/tests/support/database'
import { pngOf } from '@wasl/tests/support/png-of'
import { uploadRequest } from '@wasl/tests/support/upload-request'
import { expect, test } from 'vitest'
import { peopleDesk } from './people-desk.ts'

const database = databaseForTests()
const { scene, as, signIn } = peopleDesk(database)

test('a logo that is uploaded stands on the receipts', async () => {
  const by = await signIn({ permissions: ['settings.manage'] })
  const { rows } = await database().pool.query<{ public_id: string }>(
    `select public_id from attempt where merchant_id = 1 and state = 'success' order by id limit 1`,
  )
  // A unit's own logo stands before the merchant's.
  await database().pool.query('update unit set logo_url = null where merchant_id = 1')
  const receipt = async () => {
    const address = `http://localhost:4000/api/v1/attempt/${rows[0]?.public_id}/receipt?lang=ar`
    const answer = await scene().core.fetch(new Request(address))
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer()).toString('latin1')
  }
  expect(await receipt()).not.toContain('/Subtype /Image')

  const logo = new Uint8Array(pngOf({ width: 120, height: 40, isTransparent: true }))
  const kept = await scene().core.fetch(
    await uploadRequest('http://localhost/api/v1/administration/pictures', {
      file: new File([logo], 'l.png'),
      headers: { ...by.headers },
    }),
  )
  const { url } = (await kept.json()) as { url: string }
  const { body } = await as(by, 'administration.brand.show')
  const { terms_version: _version, ...brand } = body['brand'] as Record<string, unknown>
  const changed = await as(by, 'administration.brand.change', { body: { ...brand, logo_url: url } })
  expect(changed.status).toBe(200)
  expect(await receipt()).toContain('/Subtype /Image')
})
