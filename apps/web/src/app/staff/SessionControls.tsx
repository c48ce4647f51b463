import { use, useEffect } from 'react'
import { ConfirmPassword } from '../../auth/password/ConfirmPassword.tsx'
import { SessionWatch } from '../../auth/session/SessionWatch.tsx'
import { ConfirmPasswordContext } from '../../base/session/confirm-password.ts'
import type { ArrivedSession } from './late-session.ts'
import { useSession } from '../../base/session/session.ts'

type Props = { onReady: (session: ArrivedSession) => void }

/** The watch over the session, beside the page. */
export function SessionControls({ onReady }: Props) {
  return (
    <SessionWatch>
      <ConfirmPassword>
        <Handover onReady={onReady} />
      </ConfirmPassword>
    </SessionWatch>
  )
}

function Handover({ onReady }: Props) {
  const { signOut } = useSession()
  const confirm = use(ConfirmPasswordContext)
  useEffect(() => onReady({ signOut, confirm }), [onReady, signOut, confirm])
  return null
}
