import { Snackbar, type Notice } from '@wasl/ui/Snackbar'
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { useAppText } from './app.text.ts'

type Show = (notice: Omit<Notice, 'id'>) => void

const NoticesContext = createContext<Show>(() => {})

/** One snackbar for the whole page (S1 §8): the newest notice replaces the one before. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const t = useAppText()
  const [notice, setNotice] = useState<Notice | null>(null)
  const show = useCallback<Show>((next) => setNotice({ ...next, id: crypto.randomUUID() }), [])
  const close = useCallback(() => setNotice(null), [])
  const snackbar = useMemo(
    () => <Snackbar label={t('app.notices')} notice={notice} closeLabel={t('app.close')} onClose={close} />,
    [t, notice, close],
  )
  return (
    <NoticesContext value={show}>
      {children}
      {snackbar}
    </NoticesContext>
  )
}

export const useShowNotice = (): Show => useContext(NoticesContext)
