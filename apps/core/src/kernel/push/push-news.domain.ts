import { placeOf } from '@wasl/domain/places'
import { byName } from '@wasl/domain/by-name'
import type { Locale } from '@wasl/domain/locale'
import type { PushOccasion } from '../messages/messages.domain.ts'
import { checkPermission } from '../people/staff.ts'

/** Whose browsers hear of it. */
export type Audience =
  | { kind: 'user'; userId: number }
  /** `place`: where it is prepared; null: at none, so only those who work for all places hear. */
  | { kind: 'orders'; place: string | null }
  /**
   * Who may answer, and never who asks: they hold the permission and see the plugin. Without a plugin it is a right for
   * good, which owners give. Without a permission the notice was written before it said so.
   */
  | { kind: 'answerers'; plugin: string | null; permission: string | null; except: number | null }

export type PushNews = { occasion: PushOccasion; about: string; audience: Audience }

/** The push message of a notice; null if it needs none. */
export function pushNewsOf(notice: { topic: string; payload: Record<string, unknown> }): PushNews | null {
  const said = (name: string) => {
    const value = notice.payload[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const answerers = {
    kind: 'answerers',
    plugin: said('plugin') || null,
    except: said('user') === '' ? null : Number(said('user')),
  } as const
  switch (notice.topic) {
    case 'order.created':
      return {
        occasion: 'new_order',
        about: said('order'),
        audience: {
          kind: 'orders',
          place: said('branch') === '' ? null : placeOf(said('plugin'), said('branch')),
        },
      }
    case 'report.ready':
      return {
        occasion: 'report_ready',
        about: said('report'),
        audience: { kind: 'user', userId: Number(said('user')) },
      }
    case 'permission_request.created':
      return {
        occasion: 'permission_asked',
        about: said('request'),
        audience: { ...answerers, permission: said('permission') || null },
      }
    case 'permission_request.answered': {
      const occasion = answered[said('status')]
      if (!occasion) return null
      const about = [said('request'), said('transaction')].filter(Boolean).join('/')
      return { occasion, about, audience: { kind: 'user', userId: Number(said('user')) } }
    }
    case 'operation_request.created': {
      const audience = { ...answerers, permission: answerers.plugin === null ? null : checkPermission }
      return { occasion: 'operation_asked', about: said('request'), audience }
    }
    case 'operation_request.changed': {
      const occasion = decided[said('status')]
      const maker = said('user')
      // What a server asked for it asks about; what a user did themselves they know.
      if (!occasion || maker === '' || maker === said('by')) return null
      // Each try that fails is news.
      const request = [said('request'), said('tries')].filter(Boolean).join(':')
      const about = `${request}/${said('object')}`
      return { occasion, about, audience: { kind: 'user', userId: Number(maker) } }
    }
    default:
      return null
  }
}

const answered: Readonly<Record<string, PushOccasion>> = byName({
  APPROVED: 'permission_given',
  DECLINED: 'permission_declined',
  EXPIRED: 'permission_expired',
})

/** How the user's own operation ended, or that it needs attention. An approval runs it at once. */
const decided: Readonly<Record<string, PushOccasion>> = byName({
  DONE: 'operation_done',
  REJECTED: 'operation_rejected',
  MANUAL: 'operation_manual',
  EXPIRED: 'operation_expired',
  CANCELED: 'operation_canceled',
})

const minute = 60
/** How long a push service keeps what it cannot deliver, in seconds: later the message is useless. */
export const ttlOf: Readonly<Record<PushOccasion, number>> = {
  new_order: 60 * minute,
  report_ready: 24 * 60 * minute,
  permission_asked: 12 * 60 * minute,
  permission_given: 24 * 60 * minute,
  permission_declined: 24 * 60 * minute,
  permission_expired: 24 * 60 * minute,
  operation_asked: 12 * 60 * minute,
  operation_done: 24 * 60 * minute,
  operation_rejected: 24 * 60 * minute,
  operation_manual: 24 * 60 * minute,
  operation_expired: 24 * 60 * minute,
  operation_canceled: 24 * 60 * minute,
}

/** The page that a press on the notice opens. */
export function pathOf({ occasion, about }: Pick<PushNews, 'occasion' | 'about'>, language: Locale): string {
  const dashboard = `/${language}/dashboard`
  const tickets = `${dashboard}/ticket/approve-permissions`
  switch (occasion) {
    case 'new_order':
      return dashboard
    case 'report_ready':
      return `${dashboard}/generated-reports?id=${encodeURIComponent(about)}`
    case 'permission_asked':
      return tickets
    case 'permission_given':
    case 'permission_declined':
    case 'permission_expired': {
      // Asked for one transaction, `request/transaction`; for a colleague, the request alone.
      const [, transaction] = about.split('/')
      return transaction
        ? `${dashboard}/transactions/${encodeURIComponent(transaction)}`
        : `${dashboard}/administration/users`
    }
    case 'operation_asked':
      return `${tickets}?process=operations`
    case 'operation_done':
    case 'operation_rejected':
    case 'operation_manual':
    case 'operation_expired':
    case 'operation_canceled': {
      // Whoever asked need not have the section of those who answer.
      const [, transaction = ''] = about.split('/')
      return `${dashboard}/transactions/${encodeURIComponent(transaction)}`
    }
  }
}
