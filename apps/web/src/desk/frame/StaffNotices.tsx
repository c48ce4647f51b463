import { addNotice, closeNotice, type Notice } from '@wasl/ui/overlays/snackbars/notice-queue.ts'
import { SnackbarRegion } from '@wasl/ui/overlays/snackbars/SnackbarRegion'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useStaffText } from '../staff.text.ts'
import { NoticesContext, type NoticeOptions, type Notices } from '../../base/session/staff-notices.ts'

/** The snackbars of the dashboard. Success is green, partial orange, error red (S2 §8). */
export function StaffNotices({ children }: { children: ReactNode }) {
  const t = useStaffText()
  const [queue, setQueue] = useState<readonly Notice[]>([])
  const latest = useRef(queue)
  useEffect(() => {
    latest.current = queue
  }, [queue])
  const close = useCallback((id: string) => {
    latest.current.find((notice) => notice.id === id)?.onGone?.()
    setQueue((now) => closeNotice(now, id))
  }, [])
  const notices = useMemo<Notices>(() => {
    const show = (tone: Notice['tone']) => (text: string, options?: NoticeOptions) =>
      setQueue((now) => addNotice(now, { id: crypto.randomUUID(), tone, text, ...options }))
    return { success: show('success'), partial: show('partial'), error: show('error') }
  }, [])
  return (
    <NoticesContext value={notices}>
      {children}
      <SnackbarRegion
        label={t('staff.notices')}
        notices={queue}
        closeLabel={t('staff.close')}
        onClose={close}
        place="end"
      />
    </NoticesContext>
  )
}
