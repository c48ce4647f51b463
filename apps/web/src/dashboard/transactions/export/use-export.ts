import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { transactionList, type ListPlace } from '@wasl/contracts/lists/transactions'
import { useState, type MouseEvent } from 'react'
import { usePageFacts } from '../../../base/page-context.tsx'
import { answerOf } from '../../../base/session/answer-of.ts'
import { askedOf } from '../../../desk/list/asked-query.ts'
import { pressKeys } from '../../../desk/press-keys.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import { staffPaths } from '../../../desk/staff-paths.ts'
import { useTell } from '../../../desk/use-tell.ts'
import { useLocale } from '../../../i18n/language.tsx'
import type { TransactionQuery } from '../list/transaction-query.ts'
import { listQueries } from '../list/list.queries.ts'
import { directHref, rememberChoice, wishOf, type ExportChoice } from './export-choice.ts'
import { useExportText } from './export.text.ts'

type Facts = { place: ListPlace; query: TransactionQuery; choice: ExportChoice; onClose: () => void }

/** Asks for the export, then leads to it among the reports (S2 §2). */
export function useExport({ place, query, choice, onClose }: Facts) {
  const t = useExportText()
  const tell = useTell()
  const locale = useLocale()
  const queries = useQueryClient()
  const { history } = useRouter()
  const { timeZone } = usePageFacts().merchant
  const [hasTried, setHasTried] = useState(false)
  // The list shows this page already: it is not asked for again.
  const page = useQuery({
    ...listQueries.page(
      place,
      askedOf(transactionList, { ...query, rows: query.rows === 'all' ? 10 : query.rows }, timeZone),
    ),
    staleTime: Infinity,
  })
  const rows = page.data ? { count: page.data.count, isExact: page.data.isCountExact } : null
  const wish = wishOf(choice, query, timeZone)
  const [keys] = useState(() => pressKeys<typeof wish>())
  const isMissing = choice.isChosen && choice.fields.length === 0
  const hasWhatItNeeds = () => {
    setHasTried(true)
    return !isMissing
  }

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const headers = { 'idempotency-key': keys.keyed(wish).key }
      return answerOf(await staffClient.exports.ask({ params: place, headers, body: wish }))
    },
    onSuccess: ({ id }) => {
      rememberChoice(choice)
      void queries.invalidateQueries({ queryKey: ['reports'] })
      onClose()
      history.push(`${staffPaths.generatedReports(locale)}?id=${id}`)
    },
    onError: (error) => tell({ error }),
  })
  return {
    rows,
    problem: hasTried && isMissing ? t('export.pickOne') : null,
    isSending: isPending,
    label: rows && !rows.isExact ? t('export.sendMany') : t('export.send', { n: rows?.count ?? 0 }),
    send: () => {
      if (hasWhatItNeeds()) mutate()
    },
    atOnce: {
      href: directHref(place, wish),
      onClick: (event: MouseEvent) => {
        if (!hasWhatItNeeds()) event.preventDefault()
      },
    },
  }
}
