import { useCallback, useState, type ReactNode } from 'react'
import { ConfirmPasswordContext } from '../../base/session/confirm-password.ts'
import { ConfirmPasswordDialog } from './ConfirmPasswordDialog.tsx'

type Asked = { answer: (isConfirmed: boolean) => void }

/** Asks once, whoever wants to know: a second question while the dialog is open answers the first with no. */
export function ConfirmPassword({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const confirm = useCallback(
    () =>
      new Promise<boolean>((answer) => {
        setAsked((before) => {
          before?.answer(false)
          return { answer }
        })
      }),
    [],
  )
  const close = (isConfirmed: boolean) => {
    setAsked(null)
    asked?.answer(isConfirmed)
  }
  return (
    <ConfirmPasswordContext value={confirm}>
      {children}
      {asked && <ConfirmPasswordDialog onAnswer={close} />}
    </ConfirmPasswordContext>
  )
}
