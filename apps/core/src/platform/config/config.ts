import { accepted, refused, type Result } from '@wasl/domain/result'
import { publicKeyOf } from './vapid-key.ts'
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
  /** Where `/metrics` is served, apart from everything else. */
  metricsAddress: { host: string; port: number } | null
  tileUrl: string | null
  placeSearchUrl: string | null
  /** Mail leaves in production alone. */
  smtpUrl: string | null
  mailFrom: { name: string | null; address: string } | null
  /** Whom to tell of a weakness: an https or mailto address. */
  securityContact: string | null
  /** Origins that webhooks may reach although they are not public or not https. */
  webhookTargets: readonly string[]
  /** The merchant identity Apple Pay knows this installation by. */
  applePay: { merchantId: string; certificateFile: string; keyFile: string } | null
  /** What Apple asks this site for before it lets Apple Pay run on it. */
  appleDomainFile: string | null
  googlePay: { merchantId: string; gateway: string; gatewayMerchantId: string } | null
  /** Who this installation is to browsers' push services. */
  vapid: { publicKey: string; privateKey: string; subject: string } | null
  /** Which of S1 §5's password rules are asked for. */
  passwordComposition: Environment['PASSWORD_COMPOSITION']
  logLevel: Environment['LOG_LEVEL']
  /** Instead of standard output. */
  logFile: string | null
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
  // Each entry was parsed by the schema of its name; after a complaint the values are not used.
  return { environment: Object.fromEntries(entries) as Environment, complaints }
}

function contradictionsIn(env: Environment): string[] {
  if (env.DATABASE_URL && !env.WASL_MODE) {
    return [complaint('WASL_MODE', 'must say whether DATABASE_URL holds real payments or the demo')]
  }
  const found: string[] = [...gapsOfGroups(env), ...unmatchedKeys(env)]
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
  metricsAddress: env.METRICS_ADDRESS ?? null,
  tileUrl: env.TILE_URL ?? null,
  placeSearchUrl: env.PLACE_SEARCH_URL ?? null,
  smtpUrl: env.SMTP_URL ?? null,
  mailFrom: env.MAIL_FROM ?? null,
  securityContact: env.SECURITY_CONTACT ?? null,
  webhookTargets: env.WEBHOOK_TARGETS,
  applePay: applePayOf(env),
  appleDomainFile: env.APPLE_PAY_DOMAIN_ASSOCIATION ?? null,
  googlePay: googlePayOf(env),
  vapid: vapidOf(env),
  passwordComposition: env.PASSWORD_COMPOSITION,
  logLevel: env.LOG_LEVEL,
  logFile: env.LOG_FILE ?? null,
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

function vapidOf({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
}: Environment): Config['vapid'] {
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null
}

const wholeGroups: readonly (readonly Variable[])[] = [
  ['APPLE_PAY_MERCHANT_ID', 'APPLE_PAY_CERTIFICATE', 'APPLE_PAY_KEY'],
  ['GOOGLE_PAY_MERCHANT_ID', 'GOOGLE_PAY_GATEWAY', 'GOOGLE_PAY_GATEWAY_MERCHANT_ID'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
]

/** Half a wallet, or half a key, is useless, so it stops the start. */
const gapsOfGroups = (env: Environment): string[] =>
  wholeGroups.flatMap((group) => {
    const [given] = group.filter((name) => env[name])
    return given
      ? group.filter((name) => !env[name]).map((name) => complaint(name, `is needed where ${given} is set`))
      : []
  })

/** A private key that is not the public key's would be refused by every push service, one message at a time. */
function unmatchedKeys({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: Environment): string[] {
  if (!publicKey || !privateKey || publicKeyOf(privateKey) === publicKey) return []
  return [complaint('VAPID_PUBLIC_KEY', 'does not belong to VAPID_PRIVATE_KEY')]
}

const modeOf = (env: Environment): Mode => env.WASL_MODE ?? 'demo'

const complaint = (name: Variable, problem: string, example: string = variables[name].example): string =>
  `${name} ${problem}, for example ${name}=${example}`

const hostnameOf = (url: string): string => new URL(url).hostname

const isLoopback = (host: string): boolean =>
  /^(localhost|([a-z0-9-]+\.)+localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
