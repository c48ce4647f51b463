import { pngOf } from '../../support/png-of.ts'
import type { SignedIn } from '@wasl/tests/support/staff'
import { uploadRequest } from '@wasl/tests/support/upload-request'
import { signInAs } from '@wasl/tests/support/staff'
import { expect, test } from 'vitest'
import { seededForTests } from '../seeded.ts'
import { staffDesk } from '../staff-desk.ts'

const database = seededForTests()
const { scene, signIn } = staffDesk(database)
const uploader = () =>
  signIn({ permissions: ['bulk.upload', 'settings.manage', 'payment.create', 'payment.edit'] })

const png = Uint8Array.from(pngOf({ width: 16, height: 16, isTransparent: false }))

const core = 'http://localhost:4000/api/v1'
const inForm = (path: string, file: File) => (headers: HeadersInit) =>
  uploadRequest(`${core}${path}`, { file, headers })
const quote = () => new File(['%PDF-1.7 a quote'], 'Quote.pdf')

const kinds = {
  table: async (headers: HeadersInit) =>
    new Request(`${core}/plugins/bulk/uploads?name=members.csv`, {
      method: 'POST',
      body: 'amount,email\n1,a@example.com',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    }),
  broken: async (headers: HeadersInit) =>
    new Request(`${core}/plugins/bulk/uploads?name=old.xls`, {
      method: 'POST',
      body: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    }),
  picture: inForm('/administration/pictures', new File([png], 'logo.png')),
  attachment: inForm('/plugins/payment_request/attachment/upload', quote()),
  replacement: inForm('/plugins/customer_payment/attachment/replacement', quote()),
} as const

async function send(kind: keyof typeof kinds, who: SignedIn, language = 'en') {
  const answer = await scene().core.fetch(await kinds[kind]({ ...who.headers, 'accept-language': language }))
  const body = (await answer.json()) as Record<string, unknown>
  return { status: answer.status, body, wait: Number(answer.headers.get('retry-after')) }
}

const sendAll = async (kind: keyof typeof kinds, who: SignedIn, count: number) => {
  const statuses: number[] = []
  for (let sent = 0; sent < count; sent += 1) statuses.push((await send(kind, who)).status)
  return new Set(statuses)
}

test('the twentieth table or picture of an hour is taken, the next is not until the hour is over', async () => {
  const who = await uploader()
  expect(await sendAll('table', who, 12)).toEqual(new Set([201]))
  expect(await sendAll('picture', who, 8)).toEqual(new Set([201]))
  for (const kind of ['table', 'picture'] as const) {
    const refused = await send(kind, who)
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: 'You may upload 20 files in an hour. Please try again later.', code: 'too_many' },
    })
    expect(refused.wait).toBeGreaterThan(3_500)
    expect((await send(kind, who, 'ar')).body).toMatchObject({ detail: expect.stringContaining('20 ملفًا') })
  }
  expect((await send('attachment', who)).status).toBe(201)
  expect((await send('table', await uploader())).status).toBe(201)
  scene().advance(3_600_000)
  const later = await signInAs({ db: database().db, now: scene().now }, who.username)
  expect((await send('table', later)).status).toBe(201)
})

test('a file that is refused counts for nothing, at once or once it is looked into', async () => {
  const who = await uploader()
  expect(await sendAll('attachment', who, 1)).toEqual(new Set([201]))
  for (let sent = 0; sent < 25; sent += 1) expect((await send('broken', who)).status).toBe(400)
  expect(await sendAll('table', who, 20)).toEqual(new Set([201]))
  expect((await send('table', who)).status).toBe(429)
  await database().pool.query(
    `update bulk_upload set problem = '{"code":"file.empty"}' where id in
      (select id from bulk_upload where username = $1 limit 2)`,
    [who.username],
  )
  expect(await sendAll('table', who, 2)).toEqual(new Set([201]))
  expect((await send('table', who)).status).toBe(429)
})

test('attachments are counted by themselves: 120 in an hour, whether they are new or replace one', async () => {
  const who = await uploader()
  expect(await sendAll('attachment', who, 119)).toEqual(new Set([201]))
  expect((await send('replacement', who)).status).toBe(201)
  for (const kind of ['attachment', 'replacement'] as const) {
    const refused = await send(kind, who)
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: 'You may upload 120 files in an hour. Please try again later.', code: 'too_many' },
    })
    expect(refused.wait).toBeGreaterThan(3_500)
  }
  expect((await send('picture', who)).status).toBe(201)
  scene().advance(3_600_000)
  const later = await signInAs({ db: database().db, now: scene().now }, who.username)
  expect((await send('replacement', later)).status).toBe(201)
})
