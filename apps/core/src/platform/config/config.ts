import { accepted, refused, type Result } from '@wasl/domain/result'
import { variables, type Environment, type Variable } from './environment.ts'

export type Mode = 'demo' | 'production'

export type Config = {
  mode: Mode
  port: number
  host: string
  /** Where browsers and gateways reach this installation: an origin without a slash at the end. */
  publicUrl: string
  trustedProxies: readonly string[]
  dataFolder: string
  databaseUrl: string | null
  coreUrl: string | null
  /** Null only in demo mode: `secretOf` then keeps one in the data folder. */
  secret: string | null
  tileUrl: string | null
  placeSearchUrl: string | null
  /** Mail leaves in production alone. */
  smtpUrl: string | null
  mailFrom: string | null
  /** Origins that webhooks may reach although they are not public or not https. */
  webhookTargets: readonly string[]
  /** The merchant identity Apple Pay knows this installation by. */
  applePay: { merchantId: string; certificateFile: string; keyFile: string } | null
  googlePay: { merchantId: string; gateway: string; gatewayMerchantId: string } | null
  logLevel: Environment['LOG_LEVEL']
}

/** The configuration, or one sentence per wrong variable: its name, the problem and a value that would be right. */
export function readConfig(env: NodeJS.ProcessEnv): Result<Config, readonly string[]> {
  const { environment, complaints } = parse(env)
  if (complaints.length > 0) return refused(complaints)
  const contradictions = contradictionsIn(environment)
  return contradictions.length > 0 ? refused(contradictions) : accepted(configOf(environment))
}

function parse(env: NodeJS.ProcessEnv): { environment: Environment; complaints: string[] } {
  const complaints: string[] = []
  const entries = Object.entries(variables).map(([name, { schema }]) => {
    const parsed = schema.safeParse(env[name] || undefined)
    if (!parsed.success)
      complaints.push(complaint(name as Variable, parsed.error.issues[0]?.message ?? 'is not valid'))
    return [name, parsed.data]
  })
  // Each entry was parsed by the schema of its name; with a complaint nobody reads the rest.
  return { environment: Object.fromEntries(entries) as Environment, complaints }
}

function contradictionsIn(env: Environment): string[] {
  if (env.DATABASE_URL && !env.WASL_MODE) {
    return [complaint('WASL_MODE', 'must say whether DATABASE_URL holds real payments or the demo')]
  }
  const found: string[] = [...walletGaps(env)]
  if (modeOf(env) === 'demo') {
    if (!isLoopback(env.HOST))
      found.push(complaint('HOST', 'must be a loopback address in demo mode', 'localhost'))
    if (env.PUBLIC_URL && !isLoopback(hostnameOf(env.PUBLIC_URL))) {
      found.push(complaint('PUBLIC_URL', 'must be a loopback address in demo mode', 'http://localhost:4000'))
    }
    return found
  }
  if (!env.WASL_SECRET) found.push(complaint('WASL_SECRET', 'is needed in production'))
  if (!env.PUBLIC_URL) found.push(complaint('PUBLIC_URL', 'is needed in production'))
  else if (!env.PUBLIC_URL.startsWith('https:') && !isLoopback(hostnameOf(env.PUBLIC_URL))) {
    found.push(complaint('PUBLIC_URL', 'must begin with https: unless it is a loopback address'))
  }
  if (env.SMTP_URL && !env.MAIL_FROM) found.push(complaint('MAIL_FROM', 'is needed where SMTP_URL is set'))
  return found
}

const configOf = (env: Environment): Config => ({
  mode: modeOf(env),
  port: env.PORT,
  host: env.HOST,
  publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  trustedProxies: env.TRUSTED_PROXIES,
  dataFolder: env.WASL_DATA,
  databaseUrl: env.DATABASE_URL ?? null,
  coreUrl: env.CORE_URL ?? null,
  secret: env.WASL_SECRET ?? null,
  tileUrl: env.TILE_URL ?? null,
  placeSearchUrl: env.PLACE_SEARCH_URL ?? null,
  smtpUrl: env.SMTP_URL ?? null,
  mailFrom: env.MAIL_FROM ?? null,
  webhookTargets: env.WEBHOOK_TARGETS,
  applePay: applePayOf(env),
  googlePay: googlePayOf(env),
  logLevel: env.LOG_LEVEL,
})

function applePayOf(env: Environment): Config['applePay'] {
  const { APPLE_PAY_MERCHANT_ID: merchantId, APPLE_PAY_CERTIFICATE, APPLE_PAY_KEY } = env
  if (!merchantId || !APPLE_PAY_CERTIFICATE || !APPLE_PAY_KEY) return null
  return { merchantId, certificateFile: APPLE_PAY_CERTIFICATE, keyFile: APPLE_PAY_KEY }
}

function googlePayOf(env: Environment): Config['googlePay'] {
  const { GOOGLE_PAY_MERCHANT_ID: merchantId, GOOGLE_PAY_GATEWAY: gateway } = env
  const gatewayMerchantId = env.GOOGLE_PAY_GATEWAY_MERCHANT_ID
  return merchantId && gateway && gatewayMerchantId ? { merchantId, gateway, gatewayMerchantId } : null
}

const walletGroups: readonly (readonly Variable[])[] = [
  ['APPLE_PAY_MERCHANT_ID', 'APPLE_PAY_CERTIFICATE', 'APPLE_PAY_KEY'],
  ['GOOGLE_PAY_MERCHANT_ID', 'GOOGLE_PAY_GATEWAY', 'GOOGLE_PAY_GATEWAY_MERCHANT_ID'],
]

/** Half a wallet is offered to nobody, so it stops the start. */
const walletGaps = (env: Environment): string[] =>
  walletGroups.flatMap((group) => {
    const [given] = group.filter((name) => env[name])
    return given
      ? group.filter((name) => !env[name]).map((name) => complaint(name, `is needed where ${given} is set`))
      : []
  })

const modeOf = (env: Environment): Mode => env.WASL_MODE ?? 'demo'

const complaint = (name: Variable, problem: string, example: string = variables[name].example): string =>
  `${name} ${problem}, for example ${name}=${example}`

const hostnameOf = (url: string): string => new URL(url).hostname

const isLoopback = (host: string): boolean =>
  /^(localhost|([a-z0-9-]+\.)+localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
