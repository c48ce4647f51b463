import { isIP } from 'node:net'
import { z } from 'zod'

const url = (...protocols: string[]) =>
  z.string().refine((text) => protocols.includes(protocolOf(text)), {
    error: `must be an address beginning with ${protocols.join(' or ')}`,
    abort: true,
  })

/** Only scheme, host and port: everything below it is ours to name. */
const origin = url('https:', 'http:')
  .refine(
    (text) => /^\/?$/.test(new URL(text).pathname + new URL(text).search + new URL(text).hash),
    'must end after the host and port',
  )
  .transform((text) => new URL(text).origin)

const list = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

const origins = z
  .string()
  .transform(list)
  .refine(
    (entries) => entries.every((entry) => origin.safeParse(entry).success),
    'must be addresses that end after the host and port, with commas between them',
  )
  .transform((entries) => entries.map((entry) => new URL(entry).origin))

const port = z
  .string()
  .refine(
    (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
    'must be a whole number from 0 to 65535',
  )
  .transform(Number)

const notBlank = z.string().refine((text) => text.trim() !== '', 'must not be blank')

/** Where to listen, without a scheme: `127.0.0.1:9464`, `[::1]:9464`. */
const metricsAddress = z
  .string()
  .regex(/^(?:[\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i, 'must be a host and a port with a colon between them')
  .transform((text) => ({
    host: text.slice(0, text.lastIndexOf(':')).replace(/^\[(.*)\]$/, '$1'),
    port: Number(text.slice(text.lastIndexOf(':') + 1)),
  }))
  .refine((address) => address.port <= 65_535, 'must end in a port up to 65535')

/** `pay@example.com`, or with a name: `Example Pay <pay@example.com>`. */
const mailbox = z
  .string()
  .transform((text) => {
    const named = /^(?:"([^"<>]*)"\s*|([^"<>]*))<([^<>]*)>$/.exec(text.trim())
    const name = (named?.[1] ?? named?.[2] ?? '').trim()
    return { name: name || null, address: named?.[3]?.trim() ?? text.trim() }
  })
  .refine(
    ({ address }) => z.email().safeParse(address).success,
    'must be an e-mail address, alone or as Name <address>',
  )

const proxies = z
  .string()
  .transform(list)
  .refine(
    (entries) => entries.every(isAddressOrNetwork),
    'must be IP addresses or networks with commas between them',
  )

const keyOf = (bytes: number, problem: string) =>
  z
    .string()
    .refine(
      (text) => /^[A-Za-z0-9_-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
      problem,
    )

/** Every variable Wasl reads, with a value that would be right. docs/settings.md lists the same names. */
export const variables = {
  PORT: { schema: port.default(4000), example: '4000' },
  HOST: { schema: notBlank.default('localhost'), example: 'localhost' },
  PUBLIC_URL: { schema: origin.optional(), example: 'https://pay.example.com' },
  TRUSTED_PROXIES: { schema: proxies.default([]), example: '10.0.0.0/8,127.0.0.1' },
  WASL_DATA: { schema: notBlank.default('.wasl'), example: '.wasl' },
  DATABASE_URL: {
    schema: url('postgres:', 'postgresql:').optional(),
    example: 'postgres://wasl@db.example.com/wasl',
  },
  TEST_DATABASE_URL: {
    schema: url('postgres:', 'postgresql:').optional(),
    example: 'postgres://localhost/wasl_test',
  },
  CORE_URL: { schema: origin.optional(), example: 'http://core.internal:4001' },
  WASL_SECRET: {
    schema: z
      .string()
      // Blanks around it are part of it, and count for nothing.
      .refine(
        (text) => text.trim().length >= 32,
        'must have at least 32 characters, not counting blanks around it',
      )
      .optional(),
    example: '$(openssl rand -base64 32)',
  },
  WASL_MODE: {
    schema: z.enum(['demo', 'production'], 'must be demo or production').optional(),
    example: 'production',
  },
  METRICS_ADDRESS: {
    schema: metricsAddress.optional(),
    example: '127.0.0.1:9464',
  },
  TILE_URL: {
    schema: url('https:', 'http:')
      .refine(
        (text) => ['{z}', '{x}', '{y}'].every((place) => text.includes(place)),
        'must have {z}, {x} and {y} in it',
      )
      .optional(),
    example: 'https://tiles.example.com/{z}/{x}/{y}.png',
  },
  PLACE_SEARCH_URL: {
    schema: url('https:', 'http:').optional(),
    example: 'https://places.example.com/search',
  },
  SMTP_URL: { schema: url('smtp:', 'smtps:').optional(), example: 'smtps://user:password@mail.example.com' },
  MAIL_FROM: { schema: mailbox.optional(), example: 'Example Pay <pay@example.com>' },
  SECURITY_CONTACT: {
    schema: url('https:', 'mailto:').optional(),
    example: 'https://example.com/security',
  },
  WEBHOOK_TARGETS: { schema: origins.default([]), example: 'http://127.0.0.1:9000' },
  APPLE_PAY_MERCHANT_ID: { schema: z.string().min(1).max(128).optional(), example: 'merchant.com.example' },
  APPLE_PAY_CERTIFICATE: { schema: z.string().min(1).optional(), example: '/etc/wasl/apple-pay.pem' },
  APPLE_PAY_KEY: { schema: z.string().min(1).optional(), example: '/etc/wasl/apple-pay.key' },
  APPLE_PAY_DOMAIN_ASSOCIATION: {
    schema: z.string().min(1).optional(),
    example: '/etc/wasl/apple-developer-merchantid-domain-association',
  },
  GOOGLE_PAY_MERCHANT_ID: { schema: z.string().min(1).max(128).optional(), example: 'BCR2DN4T000000AB' },
  GOOGLE_PAY_GATEWAY: { schema: z.string().min(1).max(128).optional(), example: 'mpgs' },
  GOOGLE_PAY_GATEWAY_MERCHANT_ID: { schema: z.string().min(1).max(128).optional(), example: 'TEST100200300' },
  VAPID_PUBLIC_KEY: {
    schema: keyOf(65, 'must be an uncompressed P-256 public key in base64url (87 characters)').optional(),
    example: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  },
  VAPID_PRIVATE_KEY: {
    schema: keyOf(32, 'must be a P-256 private key in base64url (43 characters)').optional(),
    example: '$(openssl rand 32 | basenc --base64url | tr -d =)',
  },
  VAPID_SUBJECT: {
    schema: url('mailto:', 'https:').optional(),
    example: 'mailto:pay@example.com',
  },
  PASSWORD_COMPOSITION: {
    schema: z.enum(['spec', 'nist'], 'must be spec or nist').default('spec'),
    example: 'spec',
  },
  LOG_LEVEL: {
    schema: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be a level of the log')
      .default('info'),
    example: 'info',
  },
  LOG_FILE: { schema: notBlank.optional(), example: '/var/log/wasl.log' },
} satisfies Record<string, { schema: z.ZodType; example: string }>

export type Variable = keyof typeof variables
export type Environment = { [Name in Variable]: z.output<(typeof variables)[Name]['schema']> }

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : ''
}

function isAddressOrNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
