import type { ReactNode } from 'react'
import { Alert } from '../notices/Alert.tsx'
import { Button } from '../actions/Button.tsx'
import { Dialog } from '../notices/Dialog.tsx'
import { ArrowLeftIcon } from '../icons/ArrowLeftIcon.tsx'
import css from './ConfirmDialog.module.css'

export type ConfirmAnswer = 'yes' | 'no' | 'back'

type Props = {
  /** "Are you sure", with a <small> above it for the step. */
  title: ReactNode
  /** The question in full: what, how much, to whom. */
  children: ReactNode
  /** danger: what cannot be taken back. */
  tone?: 'normal' | 'danger'
  /** `back` shows a way to the step before. `busy` is said while the answer is being carried out. */
  words: { yes: string; no: string; close: string; busy: string; back?: string }
  isBusy?: boolean
  /** Nothing goes to the server: it can be answered without a connection. */
  isLocal?: boolean
  /** Why it did not work: the question stays open. */
  problem?: string | null
  onAnswer: (answer: ConfirmAnswer) => void
}

/** Asks before something happens. The focus starts on No; Escape and the close mark answer No. While busy only Yes is left. */
export function ConfirmDialog({
  title,
  children,
  tone = 'normal',
  words,
  isBusy,
  isLocal,
  problem,
  onAnswer,
}: Props) {
  const answer = (given: ConfirmAnswer) => () => {
    if (!isBusy) onAnswer(given)
  }
  return (
    <Dialog
      kind="confirm"
      title={title}
      closeLabel={words.close}
      onClose={answer('no')}
      busyLabel={isBusy ? words.busy : null}
      footer={
        <>
          {!isBusy && (
            <>
              {words.back && (
                <span className={css.back}>
                  <Button variant="quiet" size="row" icon={<ArrowLeftIcon />} onClick={answer('back')}>
                    {words.back}
                  </Button>
                </span>
              )}
              <Button size="row" data-first-focus="" onClick={answer('no')}>
                {words.no}
              </Button>
            </>
          )}
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            size="row"
            isPending={isBusy}
            sends={!isLocal}
            onClick={answer('yes')}
          >
            {words.yes}
          </Button>
        </>
      }
    >
      <div className={css.question}>
        {children}
        {problem && (
          <Alert tone="danger" isUrgent>
            {problem}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}
