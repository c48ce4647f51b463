import { useState } from 'react'
import { Refused } from '../../base/session/answer-of.ts'
import { noticeOf } from '../notice-of.ts'
import { useNoticeWords } from '../use-tell.ts'

/** A question whose typed reason nobody heard stays, with what came instead of an answer. */
export function useUnanswered() {
  const words = useNoticeWords()
  const [problem, setProblem] = useState<string | null>(null)
  return {
    problem,
    forget: () => setProblem(null),
    keeps: (error: unknown, reason: string): boolean => {
      const isAnswered = error instanceof Refused && error.status < 500
      if (isAnswered || reason === '') return false
      setProblem(noticeOf({ error }, words)?.text ?? null)
      return true
    },
  }
}
