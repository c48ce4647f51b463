import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../../base/session/answer-of.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useStaff } from '../../desk/staff.ts'
import { useAccountText } from './account.text.ts'
import { canBePushed, currentSubscription, registrationOf, subscribe } from './push-browser.ts'
import { keepPushWish, wantsPush } from './wants-push.ts'

class Blocked extends Error {}

const pushKey = queryOptions({
  queryKey: ['push-key'],
  queryFn: async () => answerOf(await staffClient.account.push.key()).publicKey,
  staleTime: Infinity,
})

/** Whether this browser is told, and the switch of it. Permission is asked for after a press alone. */
export function usePush() {
  const t = useAccountText()
  const notices = useNotices()
  const queries = useQueryClient()
  const { username } = useStaff().user
  const key = useQuery(pushKey)
  const isOn = useQuery({
    queryKey: ['push', username],
    queryFn: async () => wantsPush(username) && (await currentSubscription()) !== null,
    staleTime: 0,
  })
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (wanted: boolean) => {
      // A press before the key has come waits for it.
      await (wanted ? switchOn((await queries.ensureQueryData(pushKey)) ?? '') : switchOff())
      keepPushWish(username, wanted)
      return wanted
    },
    onSuccess: (wanted) => {
      queries.setQueryData(['push', username], wanted)
      notices.success(t(wanted ? 'account.push.on' : 'account.push.off'))
    },
  })
  const why = !canBePushed()
    ? t('account.push.unsupported')
    : key.data === null
      ? t('account.push.notSetUp')
      : undefined
  return {
    isOn: isPending ? variables : (isOn.data ?? false),
    isSaving: isPending,
    problem: error && t(error instanceof Blocked ? 'account.push.blocked' : 'account.push.failed'),
    disabledReason: why,
    toggle: (wanted: boolean) => mutate(wanted),
  }
}

async function switchOn(publicKey: string): Promise<void> {
  const subscription = await subscribe(publicKey)
  if (!subscription) throw new Blocked()
  answerOf(await staffClient.account.push.register({ body: registrationOf(subscription) }))
}

async function switchOff(): Promise<void> {
  const subscription = await currentSubscription()
  if (!subscription) return
  const { registrationId } = registrationOf(subscription)
  answerOf(await staffClient.account.push.remove({ body: { registrationId } }))
  await subscription.unsubscribe()
}
