import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { answerOf } from '../../base/session/answer-of.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { pressKeys } from '../../desk/press-keys.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useTell } from '../../desk/use-tell.ts'
import { useLocale } from '../../i18n/language.tsx'
import { reportsKey } from './reports.queries.ts'
import { useReportsText } from './reports.text.ts'

/** The file by an address that works once, or the same report once more. A refusal stands in the snackbar. */
export function useReportAction(id: string) {
  const t = useReportsText()
  const tell = useTell()
  const notices = useNotices()
  const queries = useQueryClient()
  const { history } = useRouter()
  const locale = useLocale()
  const onError = (error: unknown) => {
    tell({ error })
    void queries.invalidateQueries({ queryKey: reportsKey })
  }
  const download = useMutation({
    mutationFn: async () => answerOf(await staffClient.reports.link({ params: { id }, body: {} })),
    onSuccess: ({ token }) => save(`/bff/dashboard/generated-reports/${id}/file/${token}`),
    onError,
  })
  const [keys] = useState(() => pressKeys<string>())
  const again = useMutation({
    mutationFn: async () => {
      const headers = { 'idempotency-key': keys.keyed(id).key }
      return answerOf(await staffClient.reports.again({ params: { id }, headers, body: {} }))
    },
    onSuccess: (made) => {
      keys.settled()
      notices.success(t('reports.askedAgain'))
      void queries.invalidateQueries({ queryKey: reportsKey })
      history.push(`${staffPaths.generatedReports(locale)}?id=${made.id}`)
    },
    onError,
  })
  return {
    isBusy: download.isPending || again.isPending,
    download: () => download.mutate(),
    again: () => again.mutate(),
  }
}

/** A link that is pressed: the browser saves the answer and stays where it is. */
function save(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
