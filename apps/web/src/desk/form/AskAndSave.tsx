import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import type { ReactNode } from 'react'
import type { Answer, Success } from '../../base/session/answer-of.ts'
import { useAreaText } from './area.text.ts'
import { useSaving } from './use-saving.ts'

type Props<Got extends Answer> = {
  asks: { title: string; yes: string; no: string; busy?: string; isFinal?: boolean }
  /** What a yes sends, and the key of what is read again after it. */
  sends: { send: () => Promise<Got>; key: readonly string[] }
  onDone: (body: Success<Got>) => void
  onClosed: () => void
  children: ReactNode
}

/** Asks before something is sent; a refusal stands in the question. */
export function AskAndSave<Got extends Answer>({
  asks: { title, yes, no, busy, isFinal = false },
  sends: { send, key },
  onDone,
  onClosed,
  children,
}: Props<Got>) {
  const t = useAreaText()
  const saving = useSaving(key)
  const press = async () => {
    const body = await saving.save(send)
    if (body !== null) onDone(body)
  }
  return (
    <ConfirmDialog
      title={title}
      tone={isFinal ? 'danger' : 'normal'}
      words={{ yes, no, close: t('area.close'), busy: busy ?? t('area.saving') }}
      isBusy={saving.isSaving}
      problem={saving.problem}
      onAnswer={(answer) => (answer === 'yes' ? void press() : onClosed())}
    >
      {children}
    </ConfirmDialog>
  )
}
