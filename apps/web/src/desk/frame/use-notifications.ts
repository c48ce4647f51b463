import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../../base/session/answer-of.ts'
import { noticeOf } from '../notice-of.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { shellQuery } from '../shell.queries.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useStaff } from '../staff.ts'
import { useStaffText } from '../staff.text.ts'
import { useNoticeWords } from '../use-tell.ts'

/** The switch of S2 §8: shown as it will be while it is saved, back where it was if it was not. */
export function useNotifications() {
  const t = useStaffText()
  const notices = useNotices()
  const words = useNoticeWords()
  const queries = useQueryClient()
  const { user } = useStaff()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (receiveOrderNotification: boolean) =>
      answerOf(
        await staffClient.account.update({ params: { id: user.id }, body: { receiveOrderNotification } }),
      ),
    onSuccess: ({ receiveOrderNotification: receivesOrderNotifications }) => {
      queries.setQueryData(
        shellQuery.queryKey,
        (shell) => shell && { ...shell, user: { ...shell.user, receivesOrderNotifications } },
      )
      notices.success(
        t(receivesOrderNotifications ? 'staff.account.subscribed' : 'staff.account.unsubscribed'),
      )
    },
  })
  return {
    isOn: isPending ? variables : user.receivesOrderNotifications,
    isSaving: isPending,
    problem: error ? (noticeOf({ error }, words)?.text ?? null) : null,
    toggle: (isOn: boolean) => mutate(isOn),
  }
}
