import { createHash } from 'node:crypto'
import { rowsOf, type Part } from './scenarios.ts'

/** Percentage of a merchant's payments that go wrong. The same seed gives the same faults in the same order. */
export type Chaos = { readonly percent: number; readonly seed: number }

/** Parts with random faults: all except the payer's answer and later operations. */
const faultyParts: readonly Part[] = ['create', 'callback', 'return', 'inquiry']

const faults = faultyParts.flatMap((part) =>
  rowsOf(part)
    .filter(([name]) => !name.endsWith('-normal'))
    .map(([name, { number }]) => (number ? `${name}:${number.usually}` : name)),
)

/** The fault of the merchant's payment number `draw`; '' if none. */
export function faultOf({ percent, seed }: Chaos, draw: number): string {
  const digest = createHash('sha256').update(`${seed} ${draw}`).digest()
  if (digest.readUInt32BE(0) >= (percent / 100) * 2 ** 32) return ''
  return faults[digest.readUInt32BE(4) % faults.length] ?? ''
}
