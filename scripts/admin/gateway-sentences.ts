import type { GatewayProblem } from '@wasl/core/kernel/installation/gateway-change'
import type { GatewayRefusal } from '@wasl/core/kernel/installation/save-gateway.service'
import type { GatewayRow } from '@wasl/core/kernel/merchants/gateways.store'
import { whyNotMeant } from './sentences.ts'

export const whyNoGateway = (refusal: GatewayRefusal): string =>
  refusal.kind === 'gateway' ? refusal.problems.map(sentence).join('\n') : whyNotMeant(refusal)

/** Of settings and secrets the names alone. */
export function gatewayLine(row: GatewayRow): string {
  const { code, adapter, active, wallet, nameEn, nameAr, currencies, operation, settings, sealedSecrets } =
    row
  const said = [
    `${nameEn} / ${nameAr}`,
    `adapter ${adapter}`,
    `${operation} in ${currencies.join(', ')}`,
    ...(wallet ? ['wallet'] : []),
    `settings: ${namesOf(settings)}`,
    `secrets: ${namesOf(sealedSecrets)}`,
    ...(active ? [] : ['switched off']),
  ]
  return `  ${code}: ${said.join('; ')}`
}

const namesOf = (values: object): string => Object.keys(values).toSorted().join(', ') || 'none'

function sentence(problem: GatewayProblem): string {
  switch (problem.kind) {
    case 'code':
      return '--code wants small letters, digits, - and _, such as knet. It stands in addresses and cannot be changed.'
    case 'names':
      return '--name-en and --name-ar: a gateway needs a name of at most 80 letters in both languages.'
    case 'verbs':
      return '--verb-en and --verb-ar: a gateway needs words of at most 40 letters for its button in both languages.'
    case 'logo':
      return '--logo wants a path of this site, such as /art/gw-knet.svg, or an https address.'
    case 'operation':
      return '--operation is purchase (the money is taken) or authorize (it is held until it is captured).'
    case 'currency':
      return `--currencies: "${problem.currency}" is no ISO 4217 code. It wants such as KWD,USD`
    case 'unknownAdapter':
      return `--adapter: ${problem.adapter ? `there is no adapter "${problem.adapter}"` : 'a new gateway needs one'}. Known: ${problem.known.join(', ')}`
    case 'otherAdapter':
      return `--adapter: this gateway speaks ${problem.adapter}, and payments that began are asked about there. Make another --code, and switch this one off in the dashboard.`
    case 'noAuthorize':
      return `--operation: the adapter ${problem.adapter} cannot hold money. It takes purchase alone.`
    case 'noWallet':
      return `--wallet: the adapter ${problem.adapter} takes no wallet.`
    case 'settings':
      return '--settings wants a JSON object, such as {"terminal": "T-1"}.'
    case 'origins':
      return '--settings: payers are sent to origins that are named alone: {"redirect_origins": ["https://bank.example"]}, https and without a path.'
    case 'secrets':
      return '--secrets wants a JSON object of texts that are not empty, such as {"terminal_key": "…"}.'
    case 'secretMissing':
      return `--secrets: the adapter needs "${problem.name}". The file names all of them: those it leaves out are forgotten.`
    case 'secretAmongSettings':
      return `--settings: "${problem.name}" is a secret. Give it with --secrets, where it is sealed.`
  }
}
