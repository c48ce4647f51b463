import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '@wasl/contracts/web/dashboard/administration/webhooks.contract'
import { answerOf, wantsPassword } from '../../../base/session/answer-of.ts'
import { useConfirmPassword } from '../../../base/session/confirm-password.ts'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { useTell } from '../../../desk/use-tell.ts'
import { hooksKey } from './hooks.queries.ts'
import { useHooksText } from './hooks.text.ts'

/** What is done to a server at one press. */
export function useHookActions({ id, url, eventTypes, revision }: Endpoint) {
  const t = useHooksText()
  const queries = useQueryClient()
  const notices = useNotices()
  const tell = useTell()
  const confirmPassword = useConfirmPassword()
  const { webhooks } = staffClient.administration
  const onSettled = () => queries.invalidateQueries({ queryKey: hooksKey })
  const onError = (error: Error) => tell({ error })
  const test = useMutation({
    mutationFn: async () => answerOf(await webhooks.test({ params: { id }, body: {} })),
    onSuccess: () => notices.success(t('hooks.tested')),
    onError,
    onSettled,
  })
  const turn = useMutation({
    mutationFn: async (active: boolean) =>
      answerOf(await webhooks.change({ params: { id }, body: { url, eventTypes, active, revision } })),
    onSuccess: ({ active }) => notices.success(t(active ? 'hooks.turnedOn' : 'hooks.turnedOff')),
    onError: async (error, active) => {
      if (!wantsPassword(error)) return onError(error)
      if (await confirmPassword()) turn.mutate(active)
      return undefined
    },
    onSettled,
  })
  const replayFailed = useMutation({
    mutationFn: async () => answerOf(await webhooks.replayFailed({ body: { endpoint: id } })),
    onSuccess: ({ deliveries }) => notices.success(t('hooks.replayedFailed', { n: deliveries })),
    onError,
    onSettled,
  })
  return {
    isTesting: test.isPending,
    test: () => test.mutate(),
    turn: (active: boolean) => turn.mutate(active),
    replayFailed: () => replayFailed.mutate(),
  }
}
