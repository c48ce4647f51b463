import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { instantOf } from '@wasl/domain/wall-clock'
import { useState } from 'react'
import { usePageFacts } from '../../base/page-context.tsx'
import { answerOf, Refused, wantsPassword } from '../../base/session/answer-of.ts'
import { useConfirmPassword } from '../../base/session/confirm-password.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { pressKeys } from '../../desk/press-keys.ts'
import { staffClient } from '../../base/session/staff-client.ts'
import { useStaff } from '../../desk/staff.ts'
import { troubleOf } from '../../desk/trouble.ts'
import { useLocale } from '../../i18n/language.tsx'
import { bulkPaths } from './bulk-paths.ts'
import { bulkKey, uploadQuery } from './bulk.queries.ts'
import { useBulkText } from './bulk.text.ts'
import { bulkLimits } from '@wasl/domain/bulk'
import { normaliseDigits } from '@wasl/domain/digits'

type Problems = { startsAt?: string; rate?: string }
type Asked = {
  uploadId: string
  rows: number
  revision: string | undefined
  withFailed: boolean
  onClose: () => void
}
/** The dispatches there were when it was pressed; null where nobody knows them. */
type Before = readonly string[] | null
type Trouble = { kind: 'refused' | 'changed'; text: string } | { kind: 'unanswered'; before: Before }

export type Send = ReturnType<typeof useSend>

/** One press, one dispatch: the key is kept while the password is asked for, and where no answer came. */
export function useSend({ uploadId, rows, revision, withFailed, onClose }: Asked) {
  const t = useBulkText()
  const locale = useLocale()
  const notices = useNotices()
  const router = useRouter()
  const queries = useQueryClient()
  const confirmPassword = useConfirmPassword()
  const { username } = useStaff().user
  const { timeZone } = usePageFacts().merchant
  const [wish, setWish] = useState<SendWish>({ isLater: false, startsAt: '', rate: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const upload = useQuery(uploadQuery(uploadId, trouble?.kind === 'unanswered')).data
  // Whatever is wished of it meanwhile: what was sent once from here is not sent again.
  const [keys] = useState(() => pressKeys<Before>({ textOf: () => uploadId }))

  /** What came of a press whose answer was lost. */
  const begun =
    trouble?.kind === 'unanswered' && trouble.before
      ? upload?.dispatches.find((one) => one.username === username && !trouble.before?.includes(one.id))
      : undefined

  const send = async (): Promise<void> => {
    const found = sendProblems(wish)
    setProblems(said(found))
    if (found.startsAt || found.rate || isBusy) return
    const { wish: before, key } = keys.keyed(upload?.dispatches.map(({ id }) => id) ?? null)
    setIsBusy(true)
    setTrouble(null)
    try {
      const { id } = answerOf(
        await staffClient.bulk.dispatch({
          params: { id: uploadId },
          headers: { 'idempotency-key': key },
          body: {
            startsAt: wish.isLater ? instantOf(wish.startsAt, timeZone) : null,
            ratePerMinute: rateOf(wish.rate),
            withFailed,
            rows,
            revision,
          },
        }),
      )
      arrive(id, wish.isLater)
    } catch (error) {
      await refused(error, before)
    }
  }

  const arrive = (id: string, isPlanned: boolean) => {
    void queries.invalidateQueries({ queryKey: bulkKey })
    notices.success(t(isPlanned ? 'bulk.planned' : 'bulk.begun'))
    onClose()
    router.history.push(bulkPaths.logs(locale, uploadId, id))
  }

  const refused = async (error: unknown, before: Before): Promise<void> => {
    setIsBusy(false)
    // Whoever passes it on says 5xx where they were not answered themselves.
    if (!(error instanceof Refused) || error.status >= 500) {
      setTrouble({ kind: 'unanswered', before })
      return void queries.invalidateQueries({ queryKey: bulkKey })
    }
    if (wantsPassword(error)) {
      if (await confirmPassword()) await send()
      return
    }
    const { startTime: startsAt, ratePerMinute: rate } = troubleOf(error, '').fields
    setProblems({ ...(startsAt && { startsAt }), ...(rate && { rate }) })
    const { code, message: text } = error.problem
    if (!startsAt && !rate) setTrouble({ kind: code === 'changed' ? 'changed' : 'refused', text })
    if (error.status === 409) void queries.invalidateQueries({ queryKey: bulkKey })
  }

  const said = ({ startsAt, rate }: ReturnType<typeof sendProblems>): Problems => ({
    ...(startsAt && { startsAt: t(startsAt) }),
    ...(rate && { rate: t(rate) }),
  })

  return {
    wish,
    problems,
    trouble,
    /** The dispatch that began without an answer. */
    begun: begun ?? null,
    earlier: upload?.earlier ?? [],
    /** Rows that need a fix: this sending goes without them. */
    leftOut: upload?.counts.wrong ?? 0,
    isBusy,
    change: (change: Partial<SendWish>) => setWish((before) => ({ ...before, ...change })),
    press: () => void (begun ? arrive(begun.id, begun.state === 'scheduled') : send()),
    calm: () => setTrouble(null),
  }
}

/** When and how fast, as it was typed. */
type SendWish = { isLater: boolean; startsAt: string; rate: string }

/** In words of the screen. */
function sendProblems({ isLater, startsAt, rate }: SendWish) {
  const { least, most } = bulkLimits.ratePerMinute
  const wanted = rateOf(rate)
  const isRate = wanted === null || (Number.isInteger(wanted) && wanted >= least && wanted <= most)
  return {
    ...(isLater && !startsAt && { startsAt: 'bulk.startMissing' as const }),
    ...(!isRate && { rate: 'bulk.rateWrong' as const }),
  }
}

/** Null where nothing was typed: as fast as it goes. */
function rateOf(typed: string): number | null {
  const text = normaliseDigits(typed).replaceAll(',', '')
  return text === '' ? null : Number(text)
}
