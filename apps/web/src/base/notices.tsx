import { Snackbar, type Notice } from '@wasl/ui/notices/Snackbar'
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { useAppText } from './base.text.ts'

type Show = (notice: Omit<Notice, 'id'>) => void

const ShowContext = createContext<Show>(() => {})
const CloseContext = createContext<() => void>(() => {})

/**
 * One snackbar for the whole page (S1 §8): the newest notice replaces the one before, and a page in another language begins
 * without it, for the server's words stand in the old one. `label` names its region where another one has the usual name.
 */
export function NoticesProvider({ label, children }: { label?: string; children: ReactNode }) {
  const t = useAppText()
  const [notice, setNotice] = useState<Notice | null>(null)
  const show = useCallback<Show>((next) => setNotice({ ...next, id: crypto.randomUUID() }), [])
  const close = useCallback(() => setNotice(null), [])
  const locale = useLocale()
  const [saidIn, setSaidIn] = useState(locale)
  if (saidIn !== locale) {
    setSaidIn(locale)
    setNotice(null)
  }
  const snackbar = useMemo(
    () => (
      <Snackbar
        label={label ?? t('app.notices')}
        notice={notice}
        closeLabel={t('app.close')}
        onClose={close}
      />
    ),
    [label, t, notice, close],
  )
  return (
    <ShowContext value={show}>
      <CloseContext value={close}>
        {children}
        {snackbar}
      </CloseContext>
    </ShowContext>
  )
}

export const useShowNotice = (): Show => useContext(ShowContext)

/** What is tried once more has not failed yet: what was said of the time before is closed. */
export function useNoticeUntil(isTriedAgain: boolean): void {
  const close = useContext(CloseContext)
  useEffect(() => {
    if (isTriedAgain) close()
  }, [isTriedAgain, close])
}
