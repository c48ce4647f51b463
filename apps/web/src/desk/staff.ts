import { useSuspenseQuery } from '@tanstack/react-query'
import type { Shell } from '@wasl/contracts/web/dashboard/shell.contract'
import { shellQuery } from './shell.queries.ts'

export type Rights = Shell & {
  /** The server decides; this only hides. */
  may: (permission: string) => boolean
  has: (section: string) => boolean
}

/** Who is signed in. Below the dashboard's frame it is always known. */
export function useStaff(): Rights {
  return rightsOf(useSuspenseQuery(shellQuery).data)
}

export function rightsOf(shell: Shell): Rights {
  const { isSuperuser, permissions } = shell.user
  return {
    ...shell,
    may: (permission) => isSuperuser || permissions.includes(permission),
    has: (section) => shell.sections.includes(section),
  }
}
