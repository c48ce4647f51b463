import type { QueryClient } from '@tanstack/react-query'
import type { Shell } from '@wasl/contracts/web/dashboard/shell.contract'
import type { Locale } from '@wasl/domain/locale'
import { AppearanceContext, plainAppearance } from '@wasl/web/desk/frame/appearance.ts'
import { createQueries } from '@wasl/web/desk/queries.ts'
import { SessionContext } from '@wasl/web/base/session/session.ts'
import { StaffShell } from '@wasl/web/app/staff/StaffShell'
import { useState, type ReactNode } from 'react'
import { DashboardPart } from '../DashboardPart.tsx'
import { shell } from '../shell.ts'

type Props = {
  path?: string
  locale: Locale
  staff?: Partial<Shell>
  isFolded?: boolean
  /** What the server would have answered besides. */
  answers?: Readonly<Record<string, unknown>>
  children: ReactNode
}

const session = { signOut: () => {} }

/** A page of the dashboard in its frame, signed in. */
export function ShellScreen({ path = '', locale, staff, isFolded = false, answers = {}, children }: Props) {
  const [queries] = useState(() => answering(answers))
  const [appearance, setAppearance] = useState({ ...plainAppearance, isFolded })
  const [page] = useState(() => () => <StaffShell>{children}</StaffShell>)
  const control = { appearance, change: (part: object) => setAppearance({ ...appearance, ...part }) }
  return (
    <AppearanceContext value={control}>
      <SessionContext value={session}>
        <DashboardPart
          path={path}
          locale={locale}
          component={page}
          queries={queries}
          staff={{ ...shell, ...staff }}
          isWhole
        />
      </SessionContext>
    </AppearanceContext>
  )
}

function answering(answers: Readonly<Record<string, unknown>>): QueryClient {
  const queries = createQueries()
  queries.setDefaultOptions({ queries: { retry: false, refetchOnMount: false } })
  for (const [name, answer] of Object.entries(answers)) queries.setQueryData([name], answer)
  return queries
}
