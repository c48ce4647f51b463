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

const port = z.coerce.number('must be a whole number from 0 to 65535').int().min(0).max(65_535)

const proxies = z
  .string()
  .transform(list)
  .refine(
    (entries) => entries.every(isAddressOrNetwork),
    'must be IP addresses or networks with commas between them',
  )

/** Every variable Wasl reads, with a value that would be right. The README's table lists the same names. */
export const variables = {
  PORT: { schema: port.default(4000), example: '4000' },
  HOST: { schema: z.string().min(1).default('localhost'), example: 'localhost' },
  PUBLIC_URL: { schema: origin.optional(), example: 'https://pay.example.com' },
  TRUSTED_PROXIES: { schema: proxies.default([]), example: '10.0.0.0/8,127.0.0.1' },
  WASL_DATA: { schema: z.string().min(1).default('.wasl'), example: '.wasl' },
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
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
    example: '$(openssl rand -base64 32)',
  },
  WASL_MODE: {
    schema: z.enum(['demo', 'production'], 'must be demo or production').optional(),
    example: 'production',
  },
  TILE_URL: {
    schema: url('https:', 'http:').optional(),
    example: 'https://tiles.example.com/{z}/{x}/{y}.png',
  },
  PLACE_SEARCH_URL: {
    schema: url('https:', 'http:').optional(),
    example: 'https://places.example.com/search',
  },
  SMTP_URL: { schema: url('smtp:', 'smtps:').optional(), example: 'smtps://user:password@mail.example.com' },
  MAIL_FROM: { schema: z.email('must be an e-mail address').optional(), example: 'pay@example.com' },
  WEBHOOK_TARGETS: { schema: origins.default([]), example: 'http://127.0.0.1:9000' },
  APPLE_PAY_MERCHANT_ID: { schema: z.string().min(1).max(128).optional(), example: 'merchant.com.example' },
  APPLE_PAY_CERTIFICATE: { schema: z.string().min(1).optional(), example: '/etc/wasl/apple-pay.pem' },
  APPLE_PAY_KEY: { schema: z.string().min(1).optional(), example: '/etc/wasl/apple-pay.key' },
  GOOGLE_PAY_MERCHANT_ID: { schema: z.string().min(1).max(128).optional(), example: 'BCR2DN4T000000AB' },
  GOOGLE_PAY_GATEWAY: { schema: z.string().min(1).max(128).optional(), example: 'mpgs' },
  GOOGLE_PAY_GATEWAY_MERCHANT_ID: { schema: z.string().min(1).max(128).optional(), example: 'TEST100200300' },
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
