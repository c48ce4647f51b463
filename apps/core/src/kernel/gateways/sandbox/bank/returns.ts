import type { Clock } from '../../../../platform/clock.ts'
import { seal, type SigningKey } from '../signature.ts'
import { factOf, type BankSession } from './session.ts'
import { statementOf } from './wire.ts'

/** The payer's way back with the signed result. `isChanged` alters it after signing. */
export function returnAddress(session: BankSession, { key, clock }: Stamp, isChanged: boolean): string {
  const statement = statementOf(session, factOf(session))
  const text = encoded(statement)
  const mark = seal(key, text, clock.now())
  const address = new URL(session.terms.returnUrl)
  address.searchParams.set('statement', isChanged ? encoded(changed(statement)) : text)
  address.searchParams.set('key_id', mark.keyId)
  address.searchParams.set('timestamp', mark.timestamp)
  address.searchParams.set('signature', mark.signature)
  return address.href
}

/** Signatures use the real time, whatever the control API did to the bank's clock. */
export type Stamp = { readonly key: SigningKey; readonly clock: Clock }
type Said = ReturnType<typeof statementOf>

const encoded = (statement: Said): string => Buffer.from(JSON.stringify(statement)).toString('base64url')

const changed = (statement: Said): Said => ({
  ...statement,
  facts: statement.facts.map((fact) => ({ ...fact, result: 'CAPTURED', amount: '0.001', currency: 'KWD' })),
})
