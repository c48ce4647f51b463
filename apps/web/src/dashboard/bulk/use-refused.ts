import { noticeOf } from '../../app/staff/notice-of.ts'
import { useNotices } from '../../app/staff/notices.ts'
import { useStaffText } from '../../app/staff/staff.text.ts'

/** A refusal that has no place of its own stands in the snackbar. */
export function useRefused() {
  const t = useStaffText()
  const notices = useNotices()
  return (error: unknown, shownFields: readonly string[] = []): void => {
    const words = {
      applied: t('staff.applied'),
      created: t('staff.created'),
      partially: t('staff.partially'),
      unexpected: t('staff.unexpected'),
    }
    const notice = noticeOf({ error }, words, shownFields)
    if (notice) notices[notice.tone](notice.text)
  }
}
