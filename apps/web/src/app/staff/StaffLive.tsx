import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { usePageFacts } from '../../base/page-context.tsx'
import { useStaff } from '../../desk/staff.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { refreshPush } from '../../dashboard/account/refresh-push.ts'
import { staffPaths } from '../../desk/staff-paths.ts'
import { useStaffText } from '../../desk/staff.text.ts'
import { browserLive } from '../../desk/live/browser-live.ts'
import { followLive } from '../../desk/live/follow-live.ts'
import { isToldToCheck } from '../../desk/live/is-told-to-check.ts'
import { createListeners, inBatches } from '../../desk/live/live-listeners.ts'
import { LiveContext, useLive } from '../../desk/live/live.ts'
import { toldToMaker } from '../../desk/live/request-notice.ts'
import { createOrderSound } from '../../desk/live/order-sound.ts'
import { refreshFor } from '../../desk/live/stale-queries.ts'
import { UnreadOrders } from '../../desk/live/UnreadOrders.tsx'

const answeredWords = ({ isApproved, isExpired }: { isApproved: boolean; isExpired: boolean }) =>
  isApproved ? 'staff.live.approved' : isExpired ? 'staff.live.unanswered' : 'staff.live.declined'

/** S2 §9: lists are refreshed at most twice a second, however much happens. */
const refreshMs = 500

/** Live events for everything below, and what they always do: refresh, notices, the sound of an order. */
export function StaffLive({ children }: { children: ReactNode }) {
  const [listeners] = useState(createListeners)
  const { page } = usePageFacts()
  const heardUpTo = page.kind === 'staff' ? page.ahead?.heardUpTo : undefined

  useEffect(() => {
    const parts = browserLive()
    const stop = followLive(parts, listeners.tellAll, heardUpTo)
    return () => {
      stop()
      parts.close()
    }
  }, [listeners, heardUpTo])

  return (
    <LiveContext value={listeners.subscribe}>
      <Refreshing />
      <Telling />
      <UnreadOrders>{children}</UnreadOrders>
    </LiveContext>
  )
}

function Refreshing() {
  const queries = useQueryClient()
  const [soon] = useState(() =>
    inBatches(refreshMs, (all) => all.forEach((news) => refreshFor(queries, news))),
  )
  useLive(soon)
  return null
}

/** S1 §8 and S2 §4: 'Report exported' leads to the reports; 'Order created' sounds. */
function Telling() {
  const t = useStaffText()
  const locale = useLocale()
  const notices = useNotices()
  const staff = useStaff()
  const { user } = staff
  const [sound] = useState(createOrderSound)
  useEffect(() => void refreshPush(user.username), [user.username])
  useEffect(() => sound.listen(), [sound])
  useLive((news) => {
    switch (news.kind) {
      case 'report.ready': {
        const href = `${staffPaths.generatedReports(locale)}?id=${news.reportId}`
        notices.success(t('staff.live.report'), { go: { label: t('staff.live.report.go'), href } })
        return
      }
      case 'permission_request.created':
        if (news.userId !== user.id) notices.success(t('staff.live.request'))
        return
      case 'permission_request.answered':
        if (news.username !== user.username) return
        notices[news.isApproved ? 'success' : 'error'](t(answeredWords(news), { object: news.object }))
        return
      case 'operation_request.created': {
        if (!isToldToCheck(news, staff)) return
        const href = `${staffPaths.approvePermissions(locale)}?process=operations`
        notices.success(t('staff.live.operation'), { go: { label: t('staff.live.operation.go'), href } })
        return
      }
      case 'operation_request.changed': {
        const told = toldToMaker(news, user.id)
        if (told) notices[told.tone](t(told.text, { object: news.object }))
        return
      }
      case 'order.created':
        sound.play(news.orderId)
        notices.success(t('staff.live.order'))
        return
      case 'payments.paused':
      case 'payments.resumed': {
        if (news.by === user.username) return
        const isPaused = news.kind === 'payments.paused'
        const said = { where: news.title[locale], by: news.by }
        if (isPaused) notices.partial(t('staff.live.paused', said))
        else notices.success(t('staff.live.resumed', said))
        return
      }
      case 'transaction.changed':
      case 'bulk.changed':
      case 'order.changed':
      case 'rights.changed':
      case 'reset':
      case 'poll':
        return
    }
  })
  return null
}
