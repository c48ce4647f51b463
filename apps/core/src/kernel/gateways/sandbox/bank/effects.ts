import { answers } from './scenarios/answers.ts'
import type { ScenarioName } from './scenarios.ts'
import type { Approved, Refused } from './facts.ts'

/** What an answer of the scenario table does. */
export type Effect =
  | { kind: 'approve'; takes: Approved['takes']; threeDSecure: string | null }
  | { kind: 'refuse'; result: 'failed' | 'canceled'; message: Refused['message'] }
  | { kind: 'askForCode' }
  | { kind: 'wait'; ends: 'approve' | 'decline' | null }
  /** Charges without informing the shop. */
  | { kind: 'chargeSilently' }
  | { kind: 'leave' }

export function effectOf(answer: ScenarioName<'answer'>): Effect {
  switch (answer) {
    case 'approve':
      return approve('all')
    case 'approve-partial':
      return approve('half')
    case 'approve-too-much':
      return approve('double')
    case 'challenge':
      return { kind: 'askForCode' }
    case 'challenge-passed':
      return approve('all', 'Code confirmed')
    case 'challenge-frictionless':
      return approve('all', 'Frictionless')
    case 'challenge-not-enrolled':
      return approve('all', 'Not enrolled')
    case 'challenge-attempted':
      return approve('all', 'Attempted')
    case 'cancel':
    case 'challenge-canceled':
      return { kind: 'refuse', result: 'canceled', message: answers.cancel.title }
    case 'challenge-failed':
    case 'challenge-timed-out':
    case 'decline':
    case 'decline-insufficient-funds':
    case 'decline-lost-or-stolen':
    case 'decline-expired-card':
    case 'decline-wrong-cvv':
    case 'decline-issuer-unavailable':
    case 'decline-limit-exceeded':
    case 'decline-suspected-fraud':
    case 'decline-currency':
      return { kind: 'refuse', result: 'failed', message: answers[answer].title }
    case 'pending-approve':
      return { kind: 'wait', ends: 'approve' }
    case 'pending-decline':
      return { kind: 'wait', ends: 'decline' }
    case 'never-resolves':
      return { kind: 'wait', ends: null }
    case 'no-answer':
      return { kind: 'chargeSilently' }
    case 'abandon':
      return { kind: 'leave' }
  }
}

const approve = (takes: Approved['takes'], threeDSecure: string | null = null): Effect => ({
  kind: 'approve',
  takes,
  threeDSecure,
})
