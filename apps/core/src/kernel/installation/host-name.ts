import { domainToASCII } from 'node:url'

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const name = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`)

/** A name as browsers ask for it: in lower case, an Arabic one in its ASCII form. null for addresses, ports and paths. */
export function hostName(text: string): string | null {
  const typed = text.trim().toLowerCase()
  // `domainToASCII` takes the host out of an address: what was meant by the rest nobody knows.
  if (/[/\\:?#@%\s]/.test(typed)) return null
  const ascii = domainToASCII(typed)
  return name.test(ascii) ? ascii : null
}
