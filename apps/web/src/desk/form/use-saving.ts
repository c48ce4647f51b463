import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  answerOf,
  isMissing,
  Refused,
  wantsPassword,
  type Answer,
  type Success,
} from '../../base/session/answer-of.ts'
import { useConfirmPassword } from '../../base/session/confirm-password.ts'
import { calm, troubleOf, wrongFields, type Trouble } from '../trouble.ts'
import { useAreaText } from './area.text.ts'

export type Saving = ReturnType<typeof useSaving>

/** One thing that is saved at a time. The password is asked for where the server wants it, and the press goes on. */
export function useSaving(key: readonly string[]) {
  const t = useAreaText()
  const queries = useQueryClient()
  const confirmPassword = useConfirmPassword()
  const [trouble, setTrouble] = useState(calm)
  const [isSaving, setIsSaving] = useState(false)

  /** Null where it was refused, or given up. */
  const save = async <Got extends Answer>(send: () => Promise<Got>): Promise<Success<Got> | null> => {
    setIsSaving(true)
    setTrouble(calm)
    try {
      const body = answerOf(await send())
      await queries.invalidateQueries({ queryKey: key })
      return body
    } catch (error) {
      if (wantsPassword(error)) return (await confirmPassword()) ? await save(send) : null
      setTrouble(troubleOf(error, t('area.failed')))
      // Somebody else was quicker, or no answer came: what is stored is shown beside what was typed.
      const isKnown = error instanceof Refused && error.status !== 409 && !isMissing(error)
      if (!isKnown) void queries.invalidateQueries({ queryKey: key })
      return null
    } finally {
      setIsSaving(false)
    }
  }

  return {
    save,
    /** What needs no server to be known wrong. */
    refuse: (fields: Trouble['fields']) => setTrouble(wrongFields(fields)),
    /** What was typed is given up, and what was said of it with it. */
    clear: () => setTrouble(calm),
    isSaving,
    /** Another with each. */
    refusal: trouble,
    problem: trouble.message,
    isOutdated: trouble.isOutdated,
    problemOf: (field: string) => trouble.fields[field],
  }
}
