import { pick, type Locale } from '@wasl/domain/locale'
import { pausedAnswer } from '../kernel/requests/paused-answer.ts'
import { requestText } from '../kernel/requests/request-refusal.ts'
import { wordsOf } from '../platform/http/words.ts'
import { eventStringsAr } from '../kernel/events/events.strings.ar.ts'
import { eventStrings } from '../kernel/events/events.strings.ts'
import type { KeepRefusal } from '../kernel/events/keep-places.service.ts'
import type { FieldTrouble, RegisterRefusal } from './register.service.ts'
import type { LineProblem, Names } from '../kernel/events/wanted-tickets.ts'

export const eventWords = wordsOf({ en: eventStrings, ar: eventStringsAr })

/** What is wrong with a line, with the code that a page reads. */
export function lineAnswer(problem: LineProblem, language: Locale): { detail: string; code: string } {
  const named = ({ nameEn, nameAr }: Names) => pick({ en: nameEn, ar: nameAr }, language)
  switch (problem.kind) {
    case 'gone':
      return { detail: eventWords('event.line.gone', language), code: 'gone' }
    case 'twice':
      return { detail: eventWords('event.line.twice', language), code: 'twice' }
    case 'status': {
      const { status } = problem
      const code = status === 'soldOut' ? 'sold_out' : status
      return { detail: eventWords(`event.line.${status}`, language, { ticket: named(problem.ticket) }), code }
    }
    case 'reduced': {
      const values = { ticket: named(problem.ticket), left: problem.left }
      return { detail: eventWords('event.line.reduced', language, values), code: 'reduced' }
    }
    case 'tooFew': {
      const values = { ticket: named(problem.ticket), least: problem.least }
      return { detail: eventWords('event.line.tooFew', language, values), code: 'too_few' }
    }
    case 'tooMany': {
      const values = { ticket: named(problem.ticket), most: problem.most }
      return { detail: eventWords('event.line.tooMany', language, values), code: 'too_many' }
    }
    case 'needsOther': {
      const values = { ticket: named(problem.ticket), other: named(problem.other) }
      return { detail: eventWords('event.line.needsOther', language, values), code: 'needs_other' }
    }
  }
}

export function answerToKeep(refusal: Exclude<KeepRefusal, { kind: 'notFound' }>, language: Locale) {
  const conflict = (detail: string, code: string) => ({ status: 409, body: { detail, code } }) as const
  switch (refusal.kind) {
    case 'line':
      return { status: 409, body: lineAnswer(refusal.problem, language) } as const
    case 'tooManyPlaces':
      return conflict(eventWords('event.tooManyPlaces', language, { most: refusal.most }), 'too_many')
    case 'otherEvent':
      return conflict(eventWords('event.otherEvent', language), 'other_event')
    case 'holds':
      return conflict(eventWords('event.holds', language), 'holds')
    case 'inFlight':
      return conflict(requestText('request.inFlight', language), 'in_flight')
    case 'keyReused':
      return {
        status: 422,
        body: { detail: requestText('request.keyReused', language), code: 'key_reused' },
      } as const
  }
}

export function answerToRegister(refusal: Exclude<RegisterRefusal, { kind: 'notFound' }>, language: Locale) {
  const conflict = (detail: string, code: string) => ({ status: 409, body: { detail, code } }) as const
  switch (refusal.kind) {
    case 'closed':
      return conflict(eventWords('event.closed', language), 'closed')
    case 'priceChanged':
      return conflict(eventWords('event.priceChanged', language), 'price_changed')
    case 'termsChanged':
      return conflict(eventWords('event.termsChanged', language), 'terms_changed')
    case 'voucher':
      return conflict(eventWords('event.voucher', language), 'voucher')
    case 'contactLimit':
      return conflict(eventWords('event.contactLimit', language), 'contact_limit')
    case 'fields':
      return { status: 400, body: fieldTexts(refusal.fields, language) } as const
    case 'paused':
      return pausedAnswer(refusal, language)
    default:
      return answerToKeep(refusal, language)
  }
}

/** Texts by field, Django's way (S1 §8). */
export function fieldTexts(troubles: readonly FieldTrouble[], language: Locale): Record<string, string[]> {
  const says = ({ field, problem }: FieldTrouble) => {
    if (problem === 'required') return 'event.field.required' as const
    if (field === 'email' || field.endsWith('.email')) return 'event.email' as const
    return field === 'customer_phone' ? ('event.phone' as const) : ('event.field.invalid' as const)
  }
  return Object.fromEntries(troubles.map((trouble) => [trouble.field, [eventWords(says(trouble), language)]]))
}
