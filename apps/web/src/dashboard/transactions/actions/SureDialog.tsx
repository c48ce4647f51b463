import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import type { ReactNode } from 'react'
import { useActionsText } from './actions.text.ts'
import { AskWhileUnderWay } from './AskWhileUnderWay.tsx'

type Props = {
  /** What is asked about, over "Are you sure?". */
  about: ReactNode
  isDangerous: boolean
  isBusy: boolean
  /** Instead of "Are you sure", Yes and No. */
  words?: { title: string; yes: string; no: string }
  onAnswer: (isYes: boolean) => void
  children: ReactNode
}

/** S2 §4 "Are you sure?": while it is being done nobody leaves without being asked. */
export function SureDialog({ about, isDangerous, isBusy, words, onAnswer, children }: Props) {
  const t = useActionsText()
  return (
    <>
      <AskWhileUnderWay isUnderWay={isBusy} />
      <ConfirmDialog
        title={
          <>
            <small>{about}</small>
            {words?.title ?? t('actions.sure')}
          </>
        }
        tone={isDangerous ? 'danger' : 'normal'}
        words={{
          yes: words?.yes ?? t('actions.yes'),
          no: words?.no ?? t('actions.no'),
          close: t('actions.close'),
          busy: t('actions.busy'),
        }}
        isBusy={isBusy}
        onAnswer={(answer) => onAnswer(answer === 'yes')}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
