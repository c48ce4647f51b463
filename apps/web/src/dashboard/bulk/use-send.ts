import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { bulkLimits } from '@wasl/domain/bulk'
import { normaliseDigits } from '@wasl/domain/digits'
import { instantOf } from '@wasl/ui/dates/wall-time.ts'
import { useRef, useState } from 'react'
import { usePageFacts } from '../../app/page-context.tsx'
import { answerOf, Refused } from '../../app/staff/answer-of.ts'
import { useConfirmPassword } from '../../app/staff/confirm-password.ts'
import { useNotices } from '../../app/staff/notices.ts'
import { staffClient } from '../../app/staff/staff-client.ts'
import { useStaffText } from '../../app/staff/staff.text.ts'
import { useLocale } from '../../i18n/language.tsx'
import { bulkPaths } from './bulk-paths.ts'
import { bulkKey } from './bulk.queries.ts'
import { useBulkText } from './bulk.text.ts'

type Wish = { isLater: boolean; startsAt: string; rate: string }
type Problems = { startsAt?: string; rate?: string }
type Asked = { uploadId: string; rows: number; withFailed: boolean; onClose: () => void }

export type Send = ReturnType<typeof useSend>

/** One press, one dispatch: the key is kept while the password is asked for. */
export function useSend({ uploadId, rows, withFailed, onClose }: Asked) {
  const t = useBulkText()
  const staffText = useStaffText()
  const locale = useLocale()
  const notices = useNotices()
  const router = useRouter()
  const queries = useQueryClient()
  const confirmPassword = useConfirmPassword()
  const { timeZone } = usePageFacts().merchant
  const [wish, setWish] = useState<Wish>({ isLater: false, startsAt: '', rate: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const key = useRef('')

  const press = async (): Promise<void> => {
    const found = problemsIn(wish)
    setProblems(found)
    if (found.startsAt || found.rate || isBusy) return
    key.current ||= crypto.randomUUID()
    setIsBusy(true)
    setProblem(null)
    try {
      const body = {
        key: key.current,
        startsAt: wish.isLater ? instantOf(wish.startsAt, timeZone) : null,
        ratePerMinute: rateOf(wish.rate),
        withFailed,
        rows,
      }
      const { id } = answerOf(await staffClient.bulk.dispatch({ params: { id: uploadId }, body }))
      await queries.invalidateQueries({ queryKey: bulkKey })
      notices.success(t(wish.isLater ? 'bulk.planned' : 'bulk.begun'))
      onClose()
      router.history.push(bulkPaths.logs(locale, uploadId, id))
    } catch (error) {
      await refused(error)
    }
  }

  const refused = async (error: unknown): Promise<void> => {
    setIsBusy(false)
    if (!(error instanceof Refused)) return setProblem(staffText('staff.unexpected'))
    if (error.problem.code === 'reauth_required') {
      if (await confirmPassword()) await press()
      return
    }
    const { fieldErrors = {}, message } = error.problem
    const startsAt = fieldErrors['start_time']?.[0]
    const rate = fieldErrors['rate_per_minute']?.[0]
    setProblems({ ...(startsAt && { startsAt }), ...(rate && { rate }) })
    if (!startsAt && !rate) setProblem(message)
    if (error.status === 409) void queries.invalidateQueries({ queryKey: bulkKey })
  }

  const problemsIn = ({ isLater, startsAt, rate }: Wish): Problems => {
    const { least, most } = bulkLimits.ratePerMinute
    const wanted = rateOf(rate)
    const isRate = wanted === null || (Number.isInteger(wanted) && wanted >= least && wanted <= most)
    return {
      ...(isLater && !startsAt && { startsAt: t('bulk.startMissing') }),
      ...(!isRate && { rate: t('bulk.rateWrong') }),
    }
  }

  return {
    wish,
    problems,
    problem,
    isBusy,
    change: (change: Partial<Wish>) => setWish((before) => ({ ...before, ...change })),
    press: () => void press(),
  }
}

/** Null where nothing was typed: as fast as it goes. */
const rateOf = (typed: string): number | null => {
  const text = normaliseDigits(typed).replaceAll(',', '')
  return text === '' ? null : Number(text)
}
