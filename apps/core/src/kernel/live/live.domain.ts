import { sectionOfPlugin } from '@wasl/domain/sections'
import { readNews } from '../notices/news.ts'
import type { Staff } from '../people/staff.ts'

/** What open dashboards hear (product.md 7). */
const liveTopics = [
  'transaction.changed',
  'permission_request.created',
  'permission_request.answered',
  'operation_request.created',
  'operation_request.changed',
  'report.ready',
  'bulk.changed',
  'order.created',
  'payments.paused',
  'payments.resumed',
  'sessions.ended',
  'rights.changed',
] as const

export type LiveTopic = (typeof liveTopics)[number]

export type LiveNews = {
  topic: LiveTopic
  audiences: string[]
  payload: Record<string, string>
}

const ofSection = (section: string) => `section:${section}`
const ofUser = (userId: number) => `user:${userId}`
/** Those who answer requests about payments of a plugin: both sections are open to them. */
const ofAnswerers = (plugin: string) => `answers:${plugin}`
/** Everybody who works here. */
const everybody = 'staff'
/** Those who asked to be told of orders. */
const orders = 'orders'

/** Whom a signed-in user counts among. */
export const audiencesOf = (staff: Staff, receivesOrders: boolean): string[] => [
  ofUser(staff.userId),
  everybody,
  ...[...staff.sections].map(ofSection),
  ...(staff.sections.has('ticket') ? [...staff.sections].map(ofAnswerers) : []),
  ...(receivesOrders ? [orders] : []),
]

/** The list of everything, too, shows a user no module that is closed to them; the id of a request opens its page. */
function whoseModule(plugin: string): string[] {
  const section = sectionOfPlugin(plugin)
  return section === null ? [] : [ofSection(section)]
}

/** A notice as open dashboards hear it, without a word of whose money it is; null where they do not. */
export function liveNewsOf(notice: { topic: string; payload: Record<string, unknown> }): LiveNews | null {
  const news = readNews(notice)
  if (news) {
    return {
      topic: 'transaction.changed',
      audiences: whoseModule(news.plugin),
      payload: { transaction: news.transaction, plugin: news.plugin, state: news.state, news: news.topic },
    }
  }
  const said = (name: string) => {
    const value = notice.payload[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  /** A right for good is asked about no payment. */
  const answerers = () => (said('plugin') === '' ? ofSection('ticket') : ofAnswerers(said('plugin')))
  switch (notice.topic) {
    case 'transaction.changed':
      return {
        topic: 'transaction.changed',
        audiences: whoseModule(said('plugin')),
        payload: {
          transaction: said('transaction'),
          plugin: said('plugin'),
          state: said('state'),
          news: notice.topic,
        },
      }
    case 'permission_request.created':
      return {
        topic: 'permission_request.created',
        audiences: [answerers()],
        payload: { request: said('request'), user: said('user') },
      }
    case 'permission_request.answered':
      return {
        topic: 'permission_request.answered',
        audiences: [ofUser(Number(said('user'))), answerers()],
        payload: { username: said('username'), status: said('status'), object: said('object') },
      }
    case 'operation_request.created':
    case 'operation_request.changed':
      return {
        topic: notice.topic,
        audiences: [...(said('user') === '' ? [] : [ofUser(Number(said('user')))]), answerers()],
        payload: { user: said('user'), by: said('by'), status: said('status'), object: said('object') },
      }
    case 'report.ready':
      return {
        topic: 'report.ready',
        audiences: [ofUser(Number(said('user')))],
        payload: { report: said('report') },
      }
    case 'bulk.changed':
      return {
        topic: 'bulk.changed',
        audiences: [ofSection('bulk')],
        payload: { upload: said('upload') },
      }
    case 'order.created':
      return { topic: 'order.created', audiences: [orders], payload: { order: said('order') } }
    case 'payments.paused':
    case 'payments.resumed':
      return {
        topic: notice.topic,
        audiences: [everybody],
        payload: {
          unit: said('unit'),
          title_en: said('title_en'),
          title_ar: said('title_ar'),
          until: said('until'),
          by: said('by'),
        },
      }
    // For the web server alone, which asks anew what this user may hear.
    case 'sessions.ended':
      return { topic: notice.topic, audiences: [], payload: { user: said('user') } }
    case 'rights.changed':
      return {
        topic: notice.topic,
        audiences: [ofUser(Number(said('user')))],
        payload: { user: said('user') },
      }
    default:
      return null
  }
}
