import type { Locale, Localised } from '@wasl/domain/locale'
import { html } from 'hono/html'
import type { SessionEvent } from '../event.ts'
import { partNames, readScript, rowsOf } from '../scenarios.ts'
import type { Fact } from '../session.ts'
import { ltr, type Markup } from './markup.ts'
import { sayIn, type Word } from './words.ts'

/** One line of a payment's timeline, in the reader's language. */
export function eventWords(event: SessionEvent, locale: Locale): Markup {
  const told = detailOf(event, locale)
  return html`${titles[event.type][locale]}${told === null ? '' : html`: ${told}`}`
}

const titles: Record<SessionEvent['type'], Localised> = {
  'session.created': { en: 'Payment opened', ar: 'فُتحت الدفعة' },
  'scenario.chosen': { en: 'Behaviour chosen', ar: 'اختير السلوك' },
  'card.presented': { en: 'Test card typed', ar: 'كُتبت بطاقة تجريبية' },
  'code.asked': { en: 'Code asked for', ar: 'طُلب الرمز' },
  'code.refused': { en: 'Wrong code', ar: 'رمز غير صحيح' },
  'payment.pending': { en: 'Left pending', ar: 'بقيت معلّقة' },
  'payment.settled': { en: 'Decided', ar: 'حُسمت' },
  'payer.left': { en: 'The payer closed the page', ar: 'أغلق الدافع الصفحة' },
  'payer.returned': { en: 'Way back to the shop', ar: 'طريق العودة إلى المتجر' },
  'callback.queued': { en: 'Callback written', ar: 'كُتب الإشعار' },
  'callback.sent': { en: 'Callback sent', ar: 'أُرسل الإشعار' },
  'inquiry.faulted': { en: 'Inquiry spoiled', ar: 'أُفسد الاستعلام' },
  'operation.asked': { en: 'The shop asks', ar: 'طلب المتجر' },
  'operation.settled': { en: 'What the shop asked for', ar: 'ما طلبه المتجر' },
  'operation.faulted': { en: 'Answer to the shop spoiled', ar: 'أُفسد الرد على المتجر' },
}

function detailOf(event: SessionEvent, locale: Locale): Markup | string | null {
  const say = sayIn(locale)
  switch (event.type) {
    case 'scenario.chosen':
      return namesIn(event.scenario, locale)
    case 'payment.settled':
      return say(resultWords[event.fact.result])
    case 'callback.queued':
      return namesIn(event.callback.fault, locale)
    case 'callback.sent':
      return event.status === null ? say('nobodyAnswered') : ltr(String(event.status))
    case 'payer.returned':
    case 'inquiry.faulted':
    case 'operation.faulted':
      return namesIn(event.note, locale)
    case 'operation.asked':
      return say(event.operation.kind)
    case 'operation.settled':
      return say(event.decision === 'done' ? 'stateDone' : 'stateDeclined')
    default:
      return null
  }
}

const resultWords = {
  captured: 'resultCaptured',
  authorized: 'resultAuthorized',
  failed: 'stateDeclined',
  canceled: 'resultCanceled',
  expired: 'resultExpired',
  pending: 'resultPending',
} as const satisfies Record<Fact['result'], Word>

/** Titles of a scenario's steps. Unknown text stays as written. */
function namesIn(scenario: string, locale: Locale): Markup | string {
  const script = readScript(scenario)
  if (!script) return ltr(scenario)
  const names = partNames.flatMap((part): string[] => (script[part] ? [script[part].name] : []))
  const rows = new Map(partNames.flatMap(rowsOf))
  return names.map((name) => rows.get(name)?.title[locale] ?? name).join(' · ')
}
