import { expect, test } from 'vitest'
import type { SignedIn } from '../../../support/staff.ts'
import { uploadRequest } from '../../../support/upload-request.ts'
import { staffDesk } from './staff-desk.ts'

const desk = staffDesk()
const list = '/plugins/payment_request/transaction'

async function edit(id: string, wish: Record<string, unknown>) {
  const version = (await desk.get(`${list}/${id}`)).body['version'] ?? '0'
  const body = { version, ...wish }
  return desk.ask(desk.admin(), `${list}/partial-update/${id}`, { method: 'PATCH', body })
}

async function replacement(plugin: string, file: File, who: SignedIn = desk.admin()) {
  const host = who.merchantId === 2 ? 'dar-nuwair.localhost' : 'localhost'
  const response = await desk.core().core.fetch(
    await uploadRequest(`http://${host}:4000/api/v1/plugins/${plugin}/attachment/replacement`, {
      file,
      headers: { ...who.headers, 'accept-language': 'en' },
    }),
  )
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('the file is replaced by one that was uploaded here, is what the payer is given, and goes again', async () => {
  const kept = await replacement('payment_request', new File(['%PDF-1.7 new'], 'New quote.pdf'))
  expect(kept).toMatchObject({ status: 201, body: { original_filename: 'New quote.pdf' } })
  const changed = await edit('PR-1001', { attachment: kept.body['file_url'] })
  expect(changed.body).toMatchObject({ attachment: { name_en: 'New quote.pdf', bytes: 12 } })
  expect((changed.body['audit'] as Record<string, unknown>[])[0]).toMatchObject({
    detail: { before: { attachment: expect.any(String) }, after: { attachment: expect.any(String) } },
  })
  const given = await desk.core().core.fetch(new Request('http://localhost:4000/api/v1/attachment/PR-1001'))
  expect(await given.text()).toBe('%PDF-1.7 new')
  expect((await edit('PR-1001', { attachment: null })).body['attachment']).toBeNull()
})

test('a file that is not kept here, or is a neighbour’s, is refused at its field', async () => {
  const neighbour = await replacement(
    'payment_request',
    new File(['%PDF-1.7 x'], 'x.pdf'),
    await desk.staff({ merchantId: 2, isSuperuser: true }),
  )
  expect(neighbour.status).toBe(201)
  for (const attachment of ['/api/v1/plugins/payment_request/attachment/nowhere', neighbour.body['file_url']])
    expect(await edit('PR-1002', { attachment })).toEqual({
      status: 400,
      body: { attachment: ['This file is not kept here. Add it again'] },
    })
})

test('who may not edit uploads nothing, and no module of another name has a door', async () => {
  const file = new File(['%PDF-1.7 x'], 'x.pdf')
  expect((await replacement('payment_request', file, await desk.named('cashier.demo'))).status).toBe(403)
  expect((await replacement('no_such_module', file)).status).toBe(404)
})
