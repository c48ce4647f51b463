import { placeOf, sectionOfPlace } from '@wasl/domain/places'
import { sectionOfPlugin } from '@wasl/domain/sections'
import { readNews } from '../notices/news.ts'
import type { Staff } from '../people/staff.ts'

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
/** Those who asked to be told of orders: of all places, or of one. */
const orders = 'orders'
const ordersAt = (place: string) => `orders:${place}`
/** Those who see the orders of a section: all of them, or those of one place. */
const ordersIn = (section: string) => `orders-in:${section}`
const ordersInPlace = (place: string) => `orders-in:${place}`

/** Whom a signed-in user counts among. */
export const audiencesOf = (staff: Staff, receivesOrders: boolean): string[] => [
  ofUser(staff.userId),
  everybody,
  ...[...staff.sections].map(ofSection),
  ...(staff.sections.has('ticket') ? [...staff.sections].map(ofAnswerers) : []),
  ...(receivesOrders ? (staff.places === null ? [orders] : [...staff.places].map(ordersAt)) : []),
  ...(staff.places === null
    ? [...staff.sections].map(ordersIn)
    : [...staff.places]
        .filter((place) => staff.sections.has(sectionOfPlace(place) ?? ''))
        .map(ordersInPlace)),
]

/** The list of everything, too, shows a user no module that is closed to them; the id of a request opens its page. */
function whoseModule(plugin: string): string[] {
  const section = sectionOfPlugin(plugin)
  return section === null ? [] : [ofSection(section)]
}

type Notice = { topic: string; payload: Record<string, unknown> }
type Told = Omit<LiveNews, 'topic'>
/** Each topic's notice as open dashboards hear it, without a word of whose money it is. */
type Tellers<Topic extends string> = Readonly<Record<Topic, (say: (name: string) => string) => Told>>

const ofTransactions: Tellers<'transaction.changed'> = {
  'transaction.changed': (say) => ({
    audiences: whoseModule(say('plugin')),
    payload: {
      transaction: say('transaction'),
      plugin: say('plugin'),
      state: say('state'),
      news: say('news') || 'transaction.changed',
    },
  }),
}

/** A right for good is asked about no payment. */
const answerersOf = (plugin: string): string => (plugin === '' ? ofSection('ticket') : ofAnswerers(plugin))
const userIn = (id: string): string[] => (id === '' ? [] : [ofUser(Number(id))])

const operationRequest = (say: (name: string) => string): Told => ({
  audiences: [...userIn(say('user')), answerersOf(say('plugin'))],
  payload: { user: say('user'), by: say('by'), status: say('status'), object: say('object') },
})

const ofRequests: Tellers<
  | 'permission_request.created'
  | 'permission_request.answered'
  | 'operation_request.created'
  | 'operation_request.changed'
> = {
  'permission_request.created': (say) => ({
    audiences: [answerersOf(say('plugin'))],
    payload: { request: say('request'), user: say('user') },
  }),
  'permission_request.answered': (say) => ({
    audiences: [ofUser(Number(say('user'))), answerersOf(say('plugin'))],
    payload: { username: say('username'), status: say('status'), object: say('object') },
  }),
  'operation_request.created': operationRequest,
  'operation_request.changed': operationRequest,
}

const ofLongWork: Tellers<'report.ready' | 'bulk.changed'> = {
  'report.ready': (say) => ({
    audiences: [ofUser(Number(say('user')))],
    payload: { report: say('report') },
  }),
  'bulk.changed': (say) => ({ audiences: [ofSection('bulk')], payload: { upload: say('upload') } }),
}

/** Where an order is prepared; none where it is of no place. */
const placeIn = (say: (name: string) => string): string[] =>
  say('branch') === '' ? [] : [placeOf(say('plugin'), say('branch'))]

const ofOrders: Tellers<'order.created' | 'order.changed'> = {
  'order.created': (say) => ({
    audiences: [orders, ...placeIn(say).map(ordersAt)],
    payload: { order: say('order') },
  }),
  'order.changed': (say) => ({
    audiences: [
      ...[sectionOfPlugin(say('plugin')) ?? []].flat().map(ordersIn),
      ...placeIn(say).map(ordersInPlace),
    ],
    payload: { order: say('order'), plugin: say('plugin'), state: say('state') },
  }),
}

const pause = (say: (name: string) => string): Told => ({
  audiences: [everybody],
  payload: {
    unit: say('unit'),
    title_en: say('title_en'),
    title_ar: say('title_ar'),
    until: say('until'),
    by: say('by'),
  },
})

const ofMerchant: Tellers<'payments.paused' | 'payments.resumed'> = {
  'payments.paused': pause,
  'payments.resumed': pause,
}

const ofUsers: Tellers<'sessions.ended' | 'rights.changed'> = {
  // For the web server alone, which asks anew what this user may hear.
  'sessions.ended': (say) => ({ audiences: [], payload: { user: say('user') } }),
  'rights.changed': (say) => ({
    audiences: [ofUser(Number(say('user')))],
    payload: { user: say('user') },
  }),
}

/** What open dashboards hear (product.md 7), by kind of thing. */
const tellers = { ...ofTransactions, ...ofRequests, ...ofLongWork, ...ofOrders, ...ofMerchant, ...ofUsers }
export type LiveTopic = keyof typeof tellers

/** A notice as open dashboards hear it; null where they do not. */
export function liveNewsOf(notice: Notice): LiveNews | null {
  const news = readNews(notice)
  const { topic, payload } = news
    ? { topic: 'transaction.changed', payload: { ...news, news: news.topic } }
    : notice
  if (!isLiveTopic(topic)) return null
  const say = (name: string) => {
    const value = Object.hasOwn(payload, name) ? (payload as Record<string, unknown>)[name] : ''
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return { topic, ...tellers[topic](say) }
}

const isLiveTopic = (topic: string): topic is LiveTopic => Object.hasOwn(tellers, topic)
