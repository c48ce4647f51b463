import { OfflineNoteContext } from '@wasl/ui/notices/offline-note.ts'
import type { ReactNode } from 'react'
import { useAppText } from './base.text.ts'
import { usePageFacts } from './page-context.tsx'

/** A press without a connection is answered at its button. The payment page holds it instead, until the connection is back. */
export function OfflinePresses({ children }: { children: ReactNode }) {
  const t = useAppText()
  const { page } = usePageFacts()
  return (
    <OfflineNoteContext value={page.kind === 'pay' ? null : t('app.offlinePress')}>
      {children}
    </OfflineNoteContext>
  )
}
