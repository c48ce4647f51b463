import { useCallback, useMemo } from 'react'
import { noticeOf, type NoticeWords, type Outcome } from './notice-of.ts'
import { useNotices } from '../base/session/staff-notices.ts'
import { useStaffText } from './staff.text.ts'

/** Says what a call came to, by the one rule (`notice-of.ts`). */
export function useTell(): (outcome: Outcome, shownFields?: readonly string[]) => void {
  const words = useNoticeWords()
  const notices = useNotices()
  return useCallback(
    (outcome, shownFields) => {
      const notice = noticeOf(outcome, words, shownFields)
      if (notice) notices[notice.tone](notice.text)
    },
    [words, notices],
  )
}

export function useNoticeWords(): NoticeWords {
  const t = useStaffText()
  return useMemo(
    () => ({
      applied: t('staff.applied'),
      created: t('staff.created'),
      partially: t('staff.partially'),
      unexpected: t('staff.unexpected'),
      unanswered: t('staff.unanswered'),
    }),
    [t],
  )
}
