import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Rule } from '@wasl/contracts/web/dashboard/restriction.contract'
import { useDeferredValue, useState } from 'react'
import { answerOf, Refused } from '../../base/session/answer-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useTell } from '../../desk/use-tell.ts'
import { identifiersQuery, restrictionsKey } from './restriction.queries.ts'
import { useRestrictionText } from './restriction.text.ts'

export type IdentifiersModel = ReturnType<typeof useIdentifiers>

/** The list of a rule: looked through, added to from text or a file, taken from. */
export function useIdentifiers({ id }: Rule) {
  const t = useRestrictionText()
  const queries = useQueryClient()
  const tell = useTell()
  const [content, setContent] = useState('')
  const [replace, setReplace] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [q, setQ] = useState('')
  const [wanted, setPage] = useState(1)
  const found = useQuery({
    ...identifiersQuery(id, { q: useDeferredValue(q), page: wanted }),
    placeholderData: keepPreviousData,
  })
  const pages = found.data ? Math.max(1, Math.ceil(found.data.count / found.data.pageSize)) : 1
  // What was last on the last page has been taken out.
  if (found.data && !found.isPlaceholderData && wanted > pages) setPage(pages)
  const refresh = () => queries.invalidateQueries({ queryKey: restrictionsKey })
  const send = useMutation({
    mutationFn: async () =>
      answerOf(
        await staffClient.restrictions.importIdentifiers({ params: { id }, body: { content, replace } }),
      ),
    onSuccess: () => {
      setContent('')
      setReplace(false)
    },
    onError: (error) =>
      setProblem(error instanceof Refused ? error.problem.message : t('restriction.list.failed')),
    onSettled: refresh,
  })
  const take = useMutation({
    mutationFn: async (value: string) =>
      answerOf(await staffClient.restrictions.removeIdentifier({ params: { id }, body: { value } })),
    onError: (error) => tell({ error }),
    onSettled: refresh,
  })
  return {
    content,
    type: (text: string) => {
      setContent(text)
      setProblem(null)
    },
    read: async (file: File) => setContent(await file.text()),
    replace,
    setReplace,
    problem,
    submit: () => {
      if (content.trim() === '') return setProblem(t('restriction.list.nothing'))
      setProblem(null)
      send.mutate()
    },
    isSending: send.isPending,
    report: send.data ?? null,
    list: found.data ?? null,
    q,
    search: (text: string) => {
      setQ(text)
      setPage(1)
    },
    page: Math.min(wanted, pages),
    pages,
    setPage,
    take: (value: string) => take.mutate(value),
  }
}
