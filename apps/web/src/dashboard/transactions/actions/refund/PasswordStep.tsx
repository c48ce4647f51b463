import { useEffect } from 'react'
import { useConfirmPassword } from '../../../../base/session/confirm-password.ts'
import type { RefundActor } from './RefundDialog.tsx'

/** D-36: the dialog that asks for the password stands in this one's place. */
export function PasswordStep({ actor }: { actor: RefundActor }) {
  const confirmPassword = useConfirmPassword()
  useEffect(() => {
    let isOver = false
    void confirmPassword().then((isConfirmed) => {
      if (!isOver) actor.send({ type: isConfirmed ? 'password.confirmed' : 'password.canceled' })
    })
    return () => {
      isOver = true
    }
  }, [actor, confirmPassword])
  return null
}
