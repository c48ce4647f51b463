import { useCallback } from 'react'
import { noticeOf, type Outcome } from './notice-of.ts'
import { useNotices } from './notices.ts'
import { useStaffText } from './staff.text.ts'

/** Says what a call came to, by the one rule (`notice-of.ts`). */
export function useTell(): (outcome: Outcome, shownFields?: readonly string[]) => void {
  const t = useStaffText()
  const notices = useNotices()
  return useCallback(
    (outcome, shownFields) => {
      const words = {
        applied: t('staff.applied'),
        created: t('staff.created'),
        partially: t('staff.partially'),
        unexpected: t('staff.unexpected'),
      }
      const notice = noticeOf(outcome, words, shownFields)
      if (notice) notices[notice.tone](notice.text)
    },
    [t, notices],
  )
}
