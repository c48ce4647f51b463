import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf, Refused } from '../../app/staff/answer-of.ts'
import { useConfirmPassword } from '../../app/staff/confirm-password.ts'
import { useAreaText } from './area.text.ts'

type Trouble = { message: string | null; isOutdated: boolean; fields: Readonly<Record<string, string>> }

export type Saving = ReturnType<typeof useSaving>

const calm: Trouble = { message: null, isOutdated: false, fields: {} }

type Answer = { status: number; body: unknown }

/** One thing that is saved at a time. The password is asked for where the server wants it, and the press goes on. */
export function useSaving(key: readonly string[]) {
  const t = useAreaText()
  const queries = useQueryClient()
  const confirmPassword = useConfirmPassword()
  const [trouble, setTrouble] = useState(calm)
  const [isSaving, setIsSaving] = useState(false)

  /** Null where it was refused, or given up. */
  const save = async <Got extends Answer>(
    send: () => Promise<Got>,
  ): Promise<ReturnType<typeof answerOf<Got>> | null> => {
    setIsSaving(true)
    setTrouble(calm)
    try {
      const body = answerOf(await send())
      await queries.invalidateQueries({ queryKey: key })
      return body
    } catch (error) {
      if (error instanceof Refused && error.problem.code === 'reauth_required')
        return (await confirmPassword()) ? await save(send) : null
      setTrouble(troubleOf(error, t('area.failed')))
      if (error instanceof Refused && error.status === 409) void queries.invalidateQueries({ queryKey: key })
      return null
    } finally {
      setIsSaving(false)
    }
  }

  return {
    save,
    isSaving,
    problem: trouble.message,
    isOutdated: trouble.isOutdated,
    problemOf: (field: string) => trouble.fields[field],
  }
}

/** A field's problem stands at the field alone. */
function troubleOf(error: unknown, unanswered: string): Trouble {
  if (!(error instanceof Refused)) return { ...calm, message: unanswered }
  const { fieldErrors = {}, message } = error.problem
  const fields = Object.fromEntries(Object.entries(fieldErrors).map(([name, [text = '']]) => [name, text]))
  const hasFields = Object.keys(fields).length > 0
  return { message: hasFields ? null : message, isOutdated: error.status === 409, fields }
}
