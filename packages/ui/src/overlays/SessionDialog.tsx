import { useEffect, useId, useState } from 'react'
import { useAnnounce } from '../text/announce.ts'
import { Button } from '../actions/Button.tsx'
import { ClockAlertIcon } from '../icons/ClockAlertIcon.tsx'
import { ClockIcon } from '../icons/ClockIcon.tsx'
import { Ltr } from '../text/Ltr.tsx'
import { ModalFrame } from './ModalFrame.tsx'
import css from './SessionDialog.module.css'

type Props =
  | {
      phase: 'warning'
      /** ISO instant of the sign-out. */
      until: string
      /** The answer is on its way. */
      isStaying?: boolean
      words: {
        /** "You will be signed out in": the ticking time stands under it. */
        title: string
        text: string
        stay: string
        signOut: string
        /** Said at 60, 30 and 10 seconds. */
        announcement: (seconds: number) => string
      }
      onStay: () => void
      onSignOut: () => void
    }
  | {
      phase: 'expired'
      words: { title: string; text: string; ok: string }
      onSignOut: () => void
    }

/** Above everything else and only closed by an answer (ux D6). The caller changes the phase when the time is over. */
export function SessionDialog(props: Props) {
  const titleId = useId()
  const textId = useId()
  const [refusals, setRefusals] = useState(0)
  const isWarning = props.phase === 'warning'
  const refuse = () => setRefusals((count) => count + 1)

  return (
    <ModalFrame
      kind="session"
      labelledBy={titleId}
      describedBy={textId}
      onClose={refuse}
      onBlockedClose={refuse}
    >
      <div
        key={refusals}
        className={css.inside}
        data-phase={props.phase}
        data-refused={refusals > 0 ? '' : undefined}
      >
        <span className={css.mark}>{isWarning ? <ClockIcon size={24} /> : <ClockAlertIcon size={24} />}</span>
        <h2 id={titleId}>{props.words.title}</h2>
        {isWarning && <TimeLeft until={props.until} announcement={props.words.announcement} />}
        <p id={textId}>{props.words.text}</p>
      </div>
      <footer className={css.foot}>
        {isWarning ? (
          <>
            <Button onClick={props.onSignOut}>{props.words.signOut}</Button>
            <Button
              variant="primary"
              data-first-focus=""
              isPending={props.isStaying ?? false}
              onClick={props.onStay}
            >
              {props.words.stay}
            </Button>
          </>
        ) : (
          <Button variant="primary" isWide data-first-focus="" onClick={props.onSignOut}>
            {props.words.ok}
          </Button>
        )}
      </footer>
    </ModalFrame>
  )
}

const spokenSeconds = [60, 30, 10]

function TimeLeft({ until, announcement }: { until: string; announcement: (seconds: number) => string }) {
  const left = useSecondsLeft(until)
  const announce = useAnnounce()
  useEffect(() => {
    if (spokenSeconds.includes(left)) announce(announcement(left))
    // oxlint-disable-next-line react/exhaustive-deps -- speaks when the second changes, not when a caller writes a new function
  }, [left])
  return (
    <span role="timer" aria-live="off" className={css.left}>
      <Ltr>{clockText(left)}</Ltr>
    </span>
  )
}

/** Whole seconds until an ISO instant, by the wall clock: a sleeping laptop wakes to the right number. */
function useSecondsLeft(until: string): number {
  const end = Date.parse(until)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((end - now) / 1000))
}

/** "2:00", the same in both languages: it is drawn left to right. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
