import type { Locale } from '@wasl/domain/locale'
import type { PushOccasion } from '../messages/messages.domain.ts'

/** Whose browsers hear of it. */
export type Audience = { kind: 'user'; userId: number } | { kind: 'orders' } | { kind: 'requests' }

export type PushNews = { occasion: PushOccasion; about: string; audience: Audience }

/** A notice as closed dashboards are told of it; null where nobody is to be woken by it. */
export function pushNewsOf(notice: { topic: string; payload: Record<string, unknown> }): PushNews | null {
  const said = (name: string) => {
    const value = notice.payload[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  switch (notice.topic) {
    case 'order.created':
      return { occasion: 'new_order', about: said('order'), audience: { kind: 'orders' } }
    case 'report.ready':
      return {
        occasion: 'report_ready',
        about: said('report'),
        audience: { kind: 'user', userId: Number(said('user')) },
      }
    case 'permission_request.created':
      return { occasion: 'permission_asked', about: said('request'), audience: { kind: 'requests' } }
    default:
      return null
  }
}

const minute = 60
/** How long a push service keeps what it cannot deliver, in seconds: later nobody needs to be told. */
export const ttlOf: Readonly<Record<PushOccasion, number>> = {
  new_order: 60 * minute,
  report_ready: 24 * 60 * minute,
  permission_asked: 12 * 60 * minute,
}

/** The page that a press on the notice opens. */
export function pathOf({ occasion, about }: Pick<PushNews, 'occasion' | 'about'>, language: Locale): string {
  const dashboard = `/${language}/dashboard`
  return occasion === 'report_ready'
    ? `${dashboard}/generated-reports?id=${encodeURIComponent(about)}`
    : dashboard
}
