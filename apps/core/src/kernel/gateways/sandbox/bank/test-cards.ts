import { createHash } from 'node:crypto'
import { byName } from '@wasl/domain/by-name'
import { normaliseDigits } from '@wasl/domain/digits'
import type { Localised } from '@wasl/domain/locale'
import type { ScenarioName } from './scenarios.ts'

/** Test cards for robots. Only these are accepted, and only the token of a card is stored. */
export const testCards: Readonly<Record<string, ScenarioName<'answer'>>> = byName({
  '8888880000000001': 'approve',
  '8888880000000002': 'decline',
  '4111111111111111': 'approve',
  '4000000000000002': 'decline',
  '4000000000009995': 'decline-insufficient-funds',
  '4000000000009987': 'decline-lost-or-stolen',
  '4000000000000069': 'decline-expired-card',
  '4000000000000127': 'decline-wrong-cvv',
  '4000000000000119': 'decline-issuer-unavailable',
  '4000000000003220': 'challenge',
  APPROVE: 'approve',
  DECLINE: 'decline',
  FUNDS: 'decline-insufficient-funds',
  EXPIRED: 'decline-expired-card',
  CVV: 'decline-wrong-cvv',
  LIMIT: 'decline-limit-exceeded',
  FRAUD: 'decline-suspected-fraud',
  CODE: 'challenge',
  CANCEL: 'cancel',
  PENDING: 'never-resolves',
})

/** A word that names an answer is no card and has no token. */
export type TestCard = { answer: ScenarioName<'answer'>; token: string | null }

export function testCardOf(typed: string): TestCard | null {
  const text = normaliseDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase()
  const answer = Object.hasOwn(testCards, text) ? testCards[text] : undefined
  return answer ? { answer, token: /^\d/.test(text) ? tokenOf(text) : null } : null
}

const tokenOf = (number: string): string =>
  `card-${createHash('sha256').update(number).digest('base64url').slice(0, 16)}`

export type BankFace = { name: Localised; card: string; expiry: string }

/** The bank plays several gateways; each has its own name and card. */
export function faceOf(terminal: string): BankFace {
  const gateway = terminal.slice(terminal.indexOf('-') + 1)
  if (gateway.startsWith('knet')) return faces.knet
  if (gateway.startsWith('instalments')) return faces.instalments
  return faces.card
}

const faces = {
  knet: {
    name: { en: 'KNET test page', ar: 'صفحة كي نت التجريبية' },
    card: '8888 8800 0000 0001',
    expiry: '09/30',
  },
  card: {
    name: { en: 'Card test page', ar: 'صفحة البطاقة التجريبية' },
    card: '4111 1111 1111 1111',
    expiry: '12/30',
  },
  instalments: {
    name: { en: 'Instalments test page', ar: 'صفحة التقسيط التجريبية' },
    card: '4111 1111 1111 1111',
    expiry: '12/30',
  },
} as const satisfies Record<string, BankFace>
