import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { secretOf } from './secret.ts'

const secret = 'a-secret-of-more-than-thirty-two-characters'
const production = { WASL_MODE: 'production', WASL_SECRET: secret, PUBLIC_URL: 'https://pay.example.com' }
const complaints = (env: Record<string, string>) => {
  const read = readConfig(env)
  return read.ok ? [] : read.error
}

const vapidKey = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'

test('metrics are served where their address says, and a wrong one stops the start', () => {
  const addressOf = (text: string) => {
    const read = readConfig({ METRICS_ADDRESS: text })
    return read.ok ? read.value.metricsAddress : read.error
  }
  expect(addressOf('127.0.0.1:9464')).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(addressOf('[::1]:9464')).toEqual({ host: '::1', port: 9464 })
  expect(addressOf('9464')).toEqual([
    'METRICS_ADDRESS must be a host and a port with a colon between them, for example METRICS_ADDRESS=127.0.0.1:9464',
  ])
  expect(addressOf('localhost:70000')).toEqual([
    'METRICS_ADDRESS must end in a port up to 65535, for example METRICS_ADDRESS=127.0.0.1:9464',
  ])
})

test('an empty environment is the demo on both loopbacks at port 4000', () => {
  expect(readConfig({})).toEqual({
    ok: true,
    value: {
      mode: 'demo',
      port: 4000,
      host: 'localhost',
      publicUrl: 'http://localhost:4000',
      trustedProxies: [],
      dataFolder: '.wasl',
      databaseUrl: null,
      coreUrl: null,
      secret: null,
      metricsAddress: null,
      tileUrl: null,
      placeSearchUrl: null,
      smtpUrl: null,
      mailFrom: null,
      securityContact: null,
      webhookTargets: [],
      applePay: null,
      appleDomainFile: null,
      googlePay: null,
      vapid: null,
      passwordComposition: 'spec',
      logLevel: 'info',
      logFile: null,
    },
  })
})

test('a wallet is configured whole or not at all', () => {
  expect(complaints({ APPLE_PAY_MERCHANT_ID: 'merchant.com.example', APPLE_PAY_KEY: '/key.pem' })).toEqual([
    'APPLE_PAY_CERTIFICATE is needed where APPLE_PAY_MERCHANT_ID is set, for example APPLE_PAY_CERTIFICATE=/etc/wasl/apple-pay.pem',
  ])
  expect(
    readConfig({ GOOGLE_PAY_MERCHANT_ID: 'M', GOOGLE_PAY_GATEWAY: 'G', GOOGLE_PAY_GATEWAY_MERCHANT_ID: 'S' }),
  ).toMatchObject({
    value: { applePay: null, googlePay: { merchantId: 'M', gateway: 'G', gatewayMerchantId: 'S' } },
  })
})

test('a variable set to nothing counts as not set', () => {
  expect(complaints({ PORT: '', WASL_MODE: '', DATABASE_URL: '' })).toEqual([])
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, for example PORT=4000'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '4000.5' }, 'PORT'],
  [{ PORT: ' ' }, 'PORT'],
  [{ PORT: '0x10' }, 'PORT'],
  [{ HOST: ' ', ...production }, 'HOST must not be blank'],
  [{ WASL_DATA: ' ' }, 'WASL_DATA must not be blank'],
  [{ PUBLIC_URL: 'pay.example.com' }, 'PUBLIC_URL must be an address beginning with https: or http:'],
  [{ PUBLIC_URL: 'https://pay.example.com/shop' }, 'PUBLIC_URL must end after the host and port'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'TRUSTED_PROXIES must be IP addresses or networks'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [
    { DATABASE_URL: 'mysql://db/wasl', WASL_MODE: 'demo' },
    'DATABASE_URL must be an address beginning with postgres:',
  ],
  [{ CORE_URL: 'core' }, 'CORE_URL'],
  [{ TILE_URL: 'https://tiles.example.com/{z}/{x}.png' }, 'TILE_URL must have {z}, {x} and {y} in it'],
  [{ WASL_SECRET: 'short' }, 'WASL_SECRET must have at least 32 characters'],
  [
    { ...production, WASL_SECRET: ' '.repeat(40) },
    'WASL_SECRET must have at least 32 characters, not counting blanks around it, for example WASL_SECRET=',
  ],
  [{ ...production, WASL_SECRET: '' }, 'WASL_SECRET is needed in production'],
  [{ WASL_MODE: 'test' }, 'WASL_MODE must be demo or production'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be a level of the log'],
  [{ MAIL_FROM: 'pay' }, 'MAIL_FROM must be an e-mail address, alone or as Name <address>'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must be an address beginning with smtp:'],
  [
    { WEBHOOK_TARGETS: 'http://127.0.0.1:9000/hook' },
    'WEBHOOK_TARGETS must be addresses that end after the host',
  ],
  [{ ...production, SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM is needed where SMTP_URL is set'],
  [
    { VAPID_PUBLIC_KEY: vapidKey, VAPID_SUBJECT: 'mailto:pay@example.com' },
    'VAPID_PRIVATE_KEY is needed where VAPID_PUBLIC_KEY is set',
  ],
  [
    {
      VAPID_PUBLIC_KEY: vapidKey,
      VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
      VAPID_SUBJECT: 'mailto:pay@example.com',
    },
    'VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY',
  ],
  [{ VAPID_PUBLIC_KEY: 'short' }, 'VAPID_PUBLIC_KEY must be an uncompressed P-256 public key'],
])('%o stops the start with its name, the problem and an example', (env, message) => {
  expect(complaints(env as Record<string, string>)).toEqual([expect.stringContaining(message)])
  expect(complaints(env as Record<string, string>)[0]).toMatch(/, for example [A-Z_]+=\S/)
})

test('every wrong variable is named at once', () => {
  expect(complaints({ PORT: 'x', LOG_LEVEL: 'y' }).map((text) => text.split(' ')[0])).toEqual([
    'PORT',
    'LOG_LEVEL',
  ])
})

test('DATABASE_URL without WASL_MODE stops: demo rows must never meet a real book', () => {
  expect(complaints({ DATABASE_URL: 'postgres://db/wasl' })).toEqual([
    'WASL_MODE must say whether DATABASE_URL holds real payments or the demo, for example WASL_MODE=production',
  ])
})

test('the demo runs only on loopback', () => {
  expect(complaints({ HOST: '0.0.0.0' })).toEqual([
    expect.stringContaining('HOST must be a loopback address'),
  ])
  expect(complaints({ PUBLIC_URL: 'https://pay.example.com' })).toEqual([
    expect.stringContaining('PUBLIC_URL must be'),
  ])
  expect(complaints({ HOST: '::1', PUBLIC_URL: 'http://dar-nuwair.localhost:4000' })).toEqual([])
})

test('production needs WASL_SECRET and PUBLIC_URL, over https or on loopback', () => {
  expect(complaints({ WASL_MODE: 'production' })).toEqual([
    expect.stringContaining('WASL_SECRET is needed in production'),
    expect.stringContaining('PUBLIC_URL is needed in production'),
  ])
  expect(complaints({ ...production, PUBLIC_URL: 'http://pay.example.com' })).toEqual([
    expect.stringContaining('PUBLIC_URL must begin with https:'),
  ])
  expect(complaints({ ...production, PUBLIC_URL: 'http://localhost:4000', HOST: '0.0.0.0' })).toEqual([])
  expect(readConfig(production)).toMatchObject({ ok: true, value: { mode: 'production', secret } })
})

test('the demo keeps its secret in the data folder, readable by its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wasl-secret-'))
  const [first, second] = await Promise.all([
    secretOf({ secret: null, dataFolder: join(folder, 'data') }),
    secretOf({ secret: null, dataFolder: join(folder, 'data') }),
  ])
  expect(first).toHaveLength(43)
  expect(second).toBe(first)
  expect((await stat(join(folder, 'data', 'secret'))).mode & 0o777).toBe(0o600)
  expect(await secretOf({ secret, dataFolder: folder })).toBe(secret)
  await rm(folder, { recursive: true })
})

test.each([
  ['pay@example.com', { name: null, address: 'pay@example.com' }],
  ['Example Pay <pay@example.com>', { name: 'Example Pay', address: 'pay@example.com' }],
  ['"وصل, Pay" <pay@example.com>', { name: 'وصل, Pay', address: 'pay@example.com' }],
  ['<pay@example.com>', { name: null, address: 'pay@example.com' }],
])('MAIL_FROM=%s names the sender', (MAIL_FROM, mailFrom) => {
  expect(readConfig({ MAIL_FROM })).toMatchObject({ ok: true, value: { mailFrom } })
})

test.each(['Example Pay <pay>', 'a <b@example.com> c', 'pay@example.com, b@example.com'])(
  'MAIL_FROM=%s is no sender',
  (MAIL_FROM) => {
    expect(readConfig({ MAIL_FROM })).toMatchObject({ ok: false })
  },
)
