import { ticketsStrings, type TicketsString } from './tickets.strings.ts'
import type { TicketsText } from './tickets.text.ts'

const isKnown = (key: string): key is TicketsString => Object.hasOwn(ticketsStrings, key)

/** What a permission lets somebody do, in a word; one without a word is told by its code. */
export function permissionWord(permission: string, t: TicketsText): string {
  const key = `tickets.permission.${permission}`
  return isKnown(key) ? t(key) : permission
}
