import { ResendCode } from '@wasl/ui/fields/ResendCode'
import { Ltr } from '@wasl/ui/Ltr'
import { useSelector } from '@xstate/react'
import { useAuthText } from './auth.text.ts'
import type { LoginActor } from './useLoginActor.ts'

/** Another code, once the time for it has come. Nothing before the script is there. */
export function ResendLine({ actor, resendAt }: { actor: LoginActor; resendAt: string | null }) {
  const t = useAuthText()
  const isPending = useSelector(actor, (state) => state.hasTag('resending'))
  if (resendAt === null) return null
  return (
    <ResendCode
      availableAt={resendAt}
      isPending={isPending}
      onResend={() => actor.send({ type: 'code.resend' })}
      words={{ wait: waiting(t), resend: t('auth.code.resend'), ready: t('auth.code.ready') }}
    />
  )
}

const waiting = (t: ReturnType<typeof useAuthText>) => (clock: string) =>
  t.rich('auth.code.wait', { clock: <Ltr>{clock}</Ltr> })
