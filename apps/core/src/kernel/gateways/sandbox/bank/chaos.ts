import { createHash } from 'node:crypto'
import { rowsOf, type Part } from './scenarios.ts'

/** How many of a merchant's payments go wrong, in a hundred. The same seed draws the same faults in the same order. */
export type Chaos = { readonly percent: number; readonly seed: number }

/** What happens to the payments of a payer who behaves: everything but his own answer, and what is asked for afterwards. */
const faultyParts: readonly Part[] = ['create', 'callback', 'return', 'inquiry']

const faults = faultyParts.flatMap((part) =>
  rowsOf(part)
    .filter(([name]) => !name.endsWith('-normal'))
    .map(([name, { number }]) => (number ? `${name}:${number.usually}` : name)),
)

/** The fault of the merchant's payment number `draw`; '' where nothing goes wrong. */
export function faultOf({ percent, seed }: Chaos, draw: number): string {
  const digest = createHash('sha256').update(`${seed} ${draw}`).digest()
  if (digest.readUInt32BE(0) >= (percent / 100) * 2 ** 32) return ''
  return faults[digest.readUInt32BE(4) % faults.length] ?? ''
}
