import { useQueryClient } from '@tanstack/react-query'
import type { RequestFields, RequestTemplate } from '@wasl/contracts/web/dashboard/payment-request.contract'
import { useState } from 'react'
import { answerOf, Refused } from '../../base/session/answer-of.ts'
import { troubleOf } from '../../desk/trouble.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { templatesQuery } from './request.queries.ts'
import { useRequestText } from './request.text.ts'

const { paymentRequest } = staffClient

/** Of which template, as it was seen; null makes a new one. */
type Saving = { of: RequestTemplate | null; name: string; fields: RequestFields | null }
type Problem = { name: string | null; message: string | null }

const none: Problem = { name: null, message: null }

/** Saves, renames and forgets; true where the server has done it. */
export function useTemplates() {
  const t = useRequestText()
  const notices = useNotices()
  const queries = useQueryClient()
  const [problem, setProblem] = useState(none)
  const [isSaving, setIsSaving] = useState(false)

  const attempt = async (work: () => Promise<string>): Promise<boolean> => {
    setIsSaving(true)
    setProblem(none)
    try {
      notices.success(await work())
      await queries.invalidateQueries({ queryKey: templatesQuery.queryKey })
      return true
    } catch (error) {
      const { message, fields } = troubleOf(error, t('newRequest.templateFailed'))
      setProblem({ name: fields['name'] ?? null, message })
      // Somebody else was quicker, or no answer came.
      if (!(error instanceof Refused) || error.status === 409)
        void queries.invalidateQueries({ queryKey: templatesQuery.queryKey })
      return false
    } finally {
      setIsSaving(false)
    }
  }
  return {
    problem,
    isSaving,
    save: ({ of, name, fields }: Saving) => {
      if (name === '') {
        setProblem({ ...none, name: t('newRequest.required') })
        return Promise.resolve(false)
      }
      return attempt(async () => {
        if (of === null) answerOf(await paymentRequest.addTemplate({ body: { name, fields: fields ?? {} } }))
        else {
          const body = { name, ...(fields && { fields }), changedAt: of.changedAt }
          answerOf(await paymentRequest.changeTemplate({ params: { id: of.id }, body }))
        }
        return t('newRequest.templateSaved', { name })
      })
    },
    remove: ({ id, name }: RequestTemplate) =>
      attempt(async () => {
        answerOf(await paymentRequest.removeTemplate({ params: { id }, body: {} }))
        return t('newRequest.templateRemoved', { name })
      }),
  }
}
