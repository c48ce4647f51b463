import { useQuery } from '@tanstack/react-query'
import { Alert } from '@wasl/ui/notices/Alert'
import { Button } from '@wasl/ui/actions/Button'
import { ConfirmDialog } from '@wasl/ui/overlays/ConfirmDialog'
import { Spinner } from '@wasl/ui/notices/Spinner'
import { useState } from 'react'
import { useSurvivingFocus } from '../../base/use-surviving-focus.ts'
import { OwnSessionRow } from './OwnSessionRow.tsx'
import { ownSessionsQuery } from './own-sessions.queries.ts'
import { useOwnText } from './own.text.ts'
import { useEndSessions } from './useEndSessions.ts'
import css from './OwnSessions.module.css'

/** Reliability D-7: every place one is signed in, each of which can be ended from here. */
export function OwnSessions() {
  const t = useOwnText()
  const { data, isPending, isError, refetch } = useQuery(ownSessionsQuery)
  const { ending, end, endAll, problem } = useEndSessions()
  const list = useSurvivingFocus<HTMLUListElement>(nextPress)
  const [isAsked, setAsked] = useState(false)
  if (isPending) {
    return (
      <p className={css.loading}>
        <Spinner />
        {t('own.sessions.loading')}
      </p>
    )
  }
  if (isError) {
    return (
      <Alert
        tone="danger"
        action={
          <Button size="row" onClick={() => void refetch()}>
            {t('own.sessions.retry')}
          </Button>
        }
      >
        {t('own.sessions.failed')}
      </Alert>
    )
  }
  return (
    <div className={css.sessions}>
      <ul ref={list}>
        {data.map((session) => (
          <OwnSessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </ul>
      <Button variant="danger" size="row" onClick={() => setAsked(true)}>
        {t('own.sessions.everywhere')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          tone="danger"
          title={t('own.sessions.everywhereTitle')}
          words={{
            yes: t('own.sessions.everywhere'),
            no: t('own.sessions.cancel'),
            close: t('own.sessions.cancel'),
            busy: t('own.sessions.ending'),
          }}
          isBusy={ending === 'all'}
          problem={problem}
          onAnswer={(answer) => (answer === 'yes' ? endAll() : setAsked(false))}
        >
          <p>{t('own.sessions.everywhereText')}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** To end the session that stands where one left, or the one before it; else all of them, under the list. */
function nextPress(list: HTMLUListElement, place: number) {
  const presses = [...list.children].map((session) => session.querySelector('button'))
  return (
    presses.slice(place).find(Boolean) ??
    presses.findLast(Boolean) ??
    list.parentElement?.querySelector<HTMLElement>('ul ~ button')
  )
}
