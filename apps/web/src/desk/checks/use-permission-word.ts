import { checksStrings, type ChecksString } from './checks.strings.ts'
import { useChecksText } from './checks.text.ts'

/** What a permission over money is called, `payment.refund`; else its own name. */
export function usePermissionWord(permission: string): string {
  const t = useChecksText()
  const key = `checks.permission.${permission}`
  return isKnown(key) ? t(key) : permission
}

const isKnown = (key: string): key is ChecksString => Object.hasOwn(checksStrings, key)
