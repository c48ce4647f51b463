import { useState, type ReactNode } from 'react'
import { useAnnounce } from '../../text/announce.ts'
import { Button } from '../../actions/Button.tsx'
import { Countdown } from '../../text/Countdown.tsx'
import css from './ResendCode.module.css'

type Props = {
  /** ISO instant from which another code may be asked for. */
  availableAt: string
  onResend: () => void
  isPending?: boolean
  words: {
    /** "No code? Send again in 0:24". */
    wait: (clock: string) => ReactNode
    resend: string
    /** Said when the wait is over: "You can ask for a new code now". */
    ready: string
  }
}

/** Under an <OtpField>. Counts by the wall clock; a new `availableAt` starts it again. */
export function ResendCode({ availableAt, onResend, isPending, words }: Props) {
  const [readyFor, setReadyFor] = useState<string | null>(null)
  const announce = useAnnounce()
  return (
    <div className={css.resend}>
      {readyFor === availableAt ? (
        <Button variant="quiet" size="row" isPending={isPending} onClick={onResend}>
          {words.resend}
        </Button>
      ) : (
        <p>
          <Countdown
            key={availableAt}
            until={availableAt}
            write={({ minutes, seconds }) => words.wait(`${minutes}:${String(seconds).padStart(2, '0')}`)}
            announcement={() => ''}
            onEnd={() => {
              setReadyFor(availableAt)
              announce(words.ready)
            }}
          />
        </p>
      )}
    </div>
  )
}
