import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { isElsewhere, isLeavingForced } from '../../base/session/leaving.ts'

type Props = {
  isUnsaved: boolean
  /** Of the question; else whether to leave without saving. */
  title?: string
  /** What would be lost, in a sentence. */
  text: string
  /** What was typed is given up. */
  onLeave?: () => void
}

/** Asks before another page or the closing of the tab loses what was not saved. */
export function AskBeforeLeaving({ isUnsaved, title, text, onLeave }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && isElsewhere(current.pathname, next.pathname),
    enableBeforeUnload: () => isUnsaved && !isLeavingForced(),
    withResolver: true,
  })
  useEffect(() => {
    // Saved or done meanwhile: there is nothing left to ask, and what came of it is seen here.
    if (status === 'blocked' && !isUnsaved) reset()
  }, [status, isUnsaved, reset])
  if (status !== 'blocked') return null
  const answer = (given: 'yes' | 'no' | 'back') => {
    if (given !== 'yes') return reset()
    onLeave?.()
    proceed()
  }
  return <LeaveQuestion title={title} text={text} onAnswer={answer} />
}
