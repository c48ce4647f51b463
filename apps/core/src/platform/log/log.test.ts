import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from './log.ts'

function lines() {
  const written: string[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => void written.push(line) } })
  return { log, written }
}

test.each([
  ['a password', { password: 'Wasl-demo-2026!' }, 'Wasl-demo-2026!'],
  ['a token in depth', { request: { headers: { authorization: 'Bearer abc123' } } }, 'abc123'],
  ['a token inside a text', { note: 'sent Bearer abcdefghijklmnopqrstuvwx on' }, 'abcdefghijkl'],
  ['a mailed link', { url: '/en/reset-password#token=abcdefghijklmnopqrstuvwx' }, 'abcdefghijkl'],
  ['a pair of tokens', { access: 'first-half', refresh: 'first-half' }, 'first-half'],
  ['a cookie', { headers: { cookie: '__Host-sid=abcdef' } }, 'abcdef'],
  ['a card number in a text', { note: 'card 4111 1111 1111 1111 declined' }, '1111 1111'],
  ['an e-mail address', { to: ['noura@example.com'] }, 'noura'],
  ['a phone number', { phone: '+96550012345' }, '50012345'],
  ['a card number in Arabic digits', { note: 'card ٤١١١ ١١١١ ١١١١ ١١١١' }, '١١١١'],
  ['an e-mail address in Arabic', { note: '550 <نورة@example.com> unknown' }, 'نورة'],
  ['an e-mail address in a path', { path: '/bff/people/noura%40example.com' }, 'noura'],
  ['a phone number in a path', { path: '/bff/people/%2B96550012345' }, '50012345'],
  ['a phone number that begins with zeros', { note: 'to 0096550012345' }, '50012345'],
  ['a phone number in Arabic digits', { note: 'to +٩٦٥٥٠٠١٢٣٤٥' }, '٥٠٠١٢٣٤٥'],
  ['the password of an address', { note: 'postgres://wasl:hunter2@localhost/wasl is away' }, 'hunter2'],
  ['an API key', { note: 'wasl_demo.Wasl-demo-key-for-this-machine-only-0001' }, 'this-machine'],
])('%s never reaches the log', (_name, fields, secret) => {
  const { log, written } = lines()
  log.info(
    fields,
    `message with ${JSON.stringify(fields)}`.replace(
      /"(password|authorization|cookie|access|refresh)":"[^"]*"/g,
      '',
    ),
  )
  expect(written).toHaveLength(1)
  expect(written[0]).not.toContain(secret)
})

test.each(['a', '4', 'a.', '+', 'x@a-', '4 ', '://a:'])(
  'a text of %s again and again is read at once',
  (piece) => {
    const { log } = lines()
    const begun = performance.now()
    log.info({ path: piece.repeat(60_000 / piece.length) }, 'request')
    expect(performance.now() - begun).toBeLessThan(2_000)
  },
)

test("an error's message is scrubbed and its stack kept", () => {
  const { log, written } = lines()
  log.error({ err: new Error('no mailbox noura@example.com') }, 'failed')
  const line = JSON.parse(written[0]!)
  expect(line.err.stack).toContain('log.test.ts')
  expect(written[0]).not.toContain('noura')
})

test('one line per entry, whatever was in it: no line can be forged', () => {
  const { log, written } = lines()
  log.info({ path: '/x\r\n{"level":"error","msg":"forged"}' }, 'first\nsecond')
  expect(written).toHaveLength(1)
  expect(written[0]!.trimEnd().split('\n')).toHaveLength(1)
})

test('order numbers, track ids and amounts stay readable', () => {
  const { log, written } = lines()
  log.info({ orderNo: 'TT-1001', trackId: '900000100600000', amountMinor: 48750 }, 'paid')
  expect(JSON.parse(written[0]!)).toMatchObject({
    orderNo: 'TT-1001',
    trackId: '900000100600000',
    amountMinor: 48750,
  })
})

test('an error of the database names its statement, and nothing that was in it', async () => {
  const { log, written } = lines()
  const cause = Object.assign(new Error('canceling statement due to lock timeout'), {
    code: '55P03',
    detail: 'Failing row contains (7, Noura Alsabah, $argon2id$v=19$hash).',
  })
  const params = ['Noura Alsabah', '$argon2id$v=19$hash', 'Dear Noura,\n    your code is 4711']
  const query = 'update staff_user set password_hash = $1'
  log.error({ err: new DrizzleQueryError(query, params, cause) }, 'failed')
  expect(written[0]).toContain(query)
  expect(written[0]).toContain('lock timeout')
  expect(written[0]).toContain('log.test.ts')
  expect(written[0]).not.toMatch(/Noura|argon2id|4711/)
})

test('an error that holds others tells nobody’s data either', () => {
  const { log, written } = lines()
  const refused = Object.assign(new Error('550 no <noura@example.com>'), { recipient: 'noura@example.com' })
  log.warn(
    { err: Object.assign(new Error('all refused'), { rejectedErrors: [refused] }), problem: refused },
    'a mail was not sent',
  )
  log.error(
    { err: new AggregateError([Object.assign(refused, { detail: 'Noura Alsabah' })], 'several') },
    'failed',
  )
  log.error({ problem: Object.assign(refused, { again: refused }) }, 'held by itself')
  expect(written.join('')).toContain('all refused')
  expect(written.join('')).toContain('550 no <[email ')
  expect(written.join('')).not.toMatch(/noura@|Alsabah/)
})

test.skipIf(!existsSync('/dev/full'))('a log that cannot be written ends nothing but the log', async () => {
  const full = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(full))
  const code = `
    import { createLog } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)}
    const log = createLog({ level: 'info' })
    for (let at = 0; at < 3; at += 1) {
      log.info('nobody reads this')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    console.error('still here')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', full, 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  if (!child.stderr) throw new Error('its words are not heard')
  const [told] = (await once(child.stderr, 'data', { signal: AbortSignal.timeout(20_000) })) as [Buffer]
  expect(String(told)).toBe('still here\n')
})
