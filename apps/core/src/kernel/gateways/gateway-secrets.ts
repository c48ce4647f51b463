import type { Seal } from '../../platform/sealing/sealed.ts'

type GatewayName = { merchantId: number; code: string }

/** By name, each sealed separately, so that the names can be read without the key. */
export type SealedSecrets = Record<string, string>

export const sealGatewaySecrets = (
  seal: Pick<Seal, 'seal'>,
  of: GatewayName,
  secrets: Readonly<Record<string, string>>,
): SealedSecrets => mapped(secrets, (plain, name) => seal.seal(plain, placeOf(of, name)))

/** Throws if one was sealed with another key or for another gateway. */
export const openGatewaySecrets = (
  seal: Pick<Seal, 'open'>,
  of: GatewayName,
  sealed: SealedSecrets,
): Record<string, string> => mapped(sealed, (text, name) => seal.open(text, placeOf(of, name)))

const placeOf = ({ merchantId, code }: GatewayName, name: string): string =>
  `gateway ${merchantId} ${code} ${name}`

const mapped = (
  texts: Readonly<Record<string, string>>,
  change: (text: string, name: string) => string,
): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text, name)]))
