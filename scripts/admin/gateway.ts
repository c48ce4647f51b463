import { parseArgs } from 'node:util'
import { createGateways } from '@wasl/core/kernel/gateways/registry'
import { gatewaysOf } from '@wasl/core/kernel/installation/gateways-of.service'
import type { GatewayWish } from '@wasl/core/kernel/installation/gateway-change'
import { saveGateway } from '@wasl/core/kernel/installation/save-gateway.service'
import { createSeal } from '@wasl/core/platform/sealing/sealed'
import type { Asking } from '../asking.ts'
import { inInstallation } from './at-work.ts'
import { gatewayLine, whyNoGateway } from './gateway-sentences.ts'
import { nameOf, whyNotMeant } from './sentences.ts'
import { textFrom } from './text-from.ts'

const options = {
  host: { type: 'string' },
  code: { type: 'string' },
  adapter: { type: 'string' },
  'name-en': { type: 'string' },
  'name-ar': { type: 'string' },
  'verb-en': { type: 'string' },
  'verb-ar': { type: 'string' },
  logo: { type: 'string' },
  currencies: { type: 'string' },
  operation: { type: 'string' },
  wallet: { type: 'boolean' },
  settings: { type: 'string' },
  secrets: { type: 'string' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** `npm run admin -- gateway --host pay.example --code knet …`: a gateway of a merchant; without --code, those it has. */
export async function gateway(args: string[], asking: Asking): Promise<void> {
  const { values } = parseArgs({ args, options })
  const { code, host = null } = values
  if (code === undefined) return list(host, Object.keys(values))
  const wish = await wishOf({ ...values, code }, asking)
  const saved = await inInstallation(({ config: { mode }, key, ...at }) => {
    const deps = { ...at, gateways: createGateways({ mode, sandbox: null }), seal: createSeal(key) }
    return saveGateway(deps, { host, wish })
  })
  if (!saved.ok) throw new Error(whyNoGateway(saved.error))
  const { merchant, gateway: row, is } = saved.value
  console.log(
    { new: `${nameOf(merchant)} takes it now:`, changed: 'It is changed:', same: 'It is so already:' }[is],
  )
  console.log(gatewayLine(row))
}

async function list(host: string | null, given: readonly string[]): Promise<void> {
  if (given.some((option) => option !== 'host')) throw new Error('Which gateway? --code knet')
  const found = await inInstallation(({ db }) => gatewaysOf(db, host))
  if (!found.ok) throw new Error(whyNotMeant(found.error))
  const { merchant, gateways } = found.value
  console.log(gateways.length > 0 ? `${nameOf(merchant)} takes:` : `${nameOf(merchant)} has no gateway.`)
  for (const row of gateways) console.log(gatewayLine(row))
}

async function wishOf(values: Values & { code: string }, asking: Asking): Promise<GatewayWish> {
  const { settings, secrets, currencies } = values
  if (settings === '-' && secrets === '-')
    throw new Error('--settings and --secrets: only one of them can be standard input.')
  const said = {
    adapter: values.adapter,
    nameEn: values['name-en'],
    nameAr: values['name-ar'],
    verbEn: values['verb-en'],
    verbAr: values['verb-ar'],
    logoUrl: values.logo,
    operation: values.operation,
    wallet: values.wallet,
    currencies: currencies?.split(',').map((currency) => currency.trim()),
    settings: settings === undefined ? undefined : await jsonOf('settings', settings, asking),
    secrets: secrets === undefined ? undefined : await jsonOf('secrets', secrets, asking),
  }
  const wish = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  return { code: values.code, ...wish }
}

async function jsonOf(option: string, path: string, asking: Asking): Promise<unknown> {
  const text = await textFrom({ option, path, wants: 'a JSON file' }, asking)
  try {
    return JSON.parse(text)
  } catch {
    // Not the parser's words: they quote what may be a secret.
    throw new Error(`--${option}: ${path === '-' ? 'standard input' : path} is no JSON.`)
  }
}
