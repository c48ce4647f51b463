import { useSuspenseQuery } from '@tanstack/react-query'
import type { Shell } from '@wasl/contracts/web/dashboard/shell.contract'
import type { Merchant } from '@wasl/contracts/web/pay.contract'
import { usePageFacts } from '../page-context.tsx'
import { shellQuery } from './shell.queries.ts'

export type Staff = Shell & {
  merchant: Merchant
  /** The server decides; this only hides. */
  may: (permission: string) => boolean
  has: (section: string) => boolean
}

/** Who is signed in. Below the dashboard's frame it is always known. */
export function useStaff(): Staff {
  const { data } = useSuspenseQuery(shellQuery)
  const { merchant } = usePageFacts()
  const { isSuperuser, permissions } = data.user
  return {
    ...data,
    merchant,
    may: (permission) => isSuperuser || permissions.includes(permission),
    has: (section) => data.sections.includes(section),
  }
}
