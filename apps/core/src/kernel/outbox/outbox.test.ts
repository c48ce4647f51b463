import { databaseForTests } from '@wasl/tests/support/database'
import { request } from '@wasl/tests/support/fixtures/ledger.fixtures'
import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openTelling } from '../messages/messages.fixtures.ts'
import { createOutbox, type Outbox } from './outbox.handlers.ts'

const database = databaseForTests()
let outbox: Outbox

beforeAll(async () => {
  const { db } = database()
  const scene = await openTelling(db)
  const notifications = { email: ['created'], sms: ['created'], whatsapp: ['created'] } as const
  for (let made = 0; made < 10; made += 1) {
    scene.clock.advance(60_000)
    const language = made % 2 === 0 ? 'en' : 'ar'
    await request(scene, { customerId: scene.customerId, notifications, language })
  }
  await scene.hear()
  const neighbour = await openTelling(db)
  await request(neighbour, { customerId: neighbour.customerId })
  await neighbour.hear()
  outbox = createOutbox({
    db,
    clock: scene.clock,
    key: 'a secret of the tests that is long enough',
    publicUrl: 'http://localhost:4000',
    fontFaces: '',
  })
})

const get = async (path: string) => {
  const response = await outbox.fetch(new Request(`http://localhost:4000${path}`), { nonce: 'nonce' })
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const idsIn = (html: string): string[] =>
  [...html.matchAll(/class="message" href="\/outbox\/([\w-]+)\?/g)].map(([, id = '']) => id)

test('messages stand newest first, twenty-five to a page, and the older ones behind a link', async () => {
  const first = await get('/outbox')
  expect(first.status).toBe(200)
  expect(idsIn(first.html)).toHaveLength(25)
  const older = /href="(\/outbox\?[^"]*before=[^"]+)"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const second = await get(older)
  expect(idsIn(second.html)).toHaveLength(6)
  expect(new Set([...idsIn(first.html), ...idsIn(second.html)]).size).toBe(31)
  const times = [...`${first.html}${second.html}`.matchAll(/datetime="([^"]+)"/g)].map(([, at = '']) => at)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('a channel and a merchant narrow the list, and the language keeps them', async () => {
  const { html } = await get('/outbox?channel=sms&merchant=merchant-1&lang=ar')
  expect(idsIn(html)).toHaveLength(10)
  expect(html).toContain('lang="ar" dir="rtl"')
  expect(html).toContain('href="/outbox?lang=en&amp;channel=sms&amp;merchant=merchant-1"')
  expect(idsIn((await get('/outbox?merchant=merchant-2')).html)).toHaveLength(1)
  expect((await get('/outbox?merchant=nobody')).html).toContain('No message matches.')
})

test('a message shows its mail in a frame that may run nothing, and its plain text', async () => {
  const [id = ''] = idsIn((await get('/outbox?channel=email')).html)
  const { html, headers } = await get(`/outbox/${id}`)
  expect(html).toContain(`src="/outbox/${id}/html"`)
  expect(html).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  expect(html).toContain('<pre')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")

  const mail = await get(`/outbox/${id}/html`)
  const policy = mail.headers.get('content-security-policy') ?? ''
  expect(policy).toContain('sandbox allow-popups')
  expect(policy).not.toContain('unsafe-inline')
  const styles = [...mail.html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style)
  for (const style of styles)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
})

test('an SMS has no frame', async () => {
  const [id = ''] = idsIn((await get('/outbox?channel=sms')).html)
  expect((await get(`/outbox/${id}`)).html).not.toContain('<iframe')
  expect((await get(`/outbox/${id}/html`)).status).toBe(404)
})

test.each(['/outbox/unknown', '/outbox/unknown/html', '/outbox/%00', '/outbox/a/b/c'])(
  '%s is not there',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test.each(['?before=unknown', '?channel=%00', '?merchant=%00%27--', '?lang=xx', '?channel=pigeon'])(
  'the filter %s harms nothing',
  async (query) => {
    expect((await get(`/outbox${query}`)).status).toBe(200)
  },
)
