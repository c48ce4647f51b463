import type { AdministeredUser } from '@wasl/contracts/web/dashboard/administration/users.contract'
import { answerOf, Refused } from '../../../app/staff/answer-of.ts'
import { useNotices } from '../../../app/staff/notices.ts'
import { staffClient } from '../../../app/staff/staff-client.ts'
import { useStaffText } from '../../../app/staff/staff.text.ts'

/** Mails the link to choose a password; says what became of it. */
export function useUserLink() {
  const notices = useNotices()
  const staffText = useStaffText()
  return async ({ id }: AdministeredUser): Promise<void> => {
    try {
      const answer = await staffClient.administration.users.invite({ params: { id }, body: {} })
      notices.success(answerOf(answer).message)
    } catch (error) {
      notices.error(error instanceof Refused ? error.message : staffText('staff.unexpected'))
    }
  }
}
