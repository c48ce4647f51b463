import { scenarioNames } from '@wasl/core/kernel/gateways/sandbox/bank/scenarios'
import { expect, test } from 'vitest'
import { payerReturn } from '../../support/bank.ts'
import type { Books } from '../../support/desk-books.ts'
import { databaseForTests } from '../../support/database.ts'
import { createRandom } from '../../support/fixtures/race.fixtures.ts'
import { deskForTests, type PaymentDesk } from '../../support/payment-desk.ts'
import { findPostgres } from '../../support/postgres-test-database.ts'

const payments = 20

/** On PostgreSQL where there is one: the embedded database does one thing at a time. */
const engine = (await findPostgres()) ? 'postgres' : 'embedded'
const desk = deskForTests(databaseForTests(engine))

test('whatever the bank does to many payments at once: when it stops, its book is ours and nothing is left open', async () => {
  const random = createRandom(20_261_121)
  const flows = [...certain, ...Array.from({ length: payments }, () => flowOf(random))]
  const ids = await Promise.all(flows.map((flow) => stumble(desk(), flow)))
  for (const wait of [15, 30, 60, 600, 3_600, ...Array.from({ length: 8 }, () => 86_400)])
    await desk().later(wait * 1_000)
  while ((await desk().core.ledger.runJanitorOnce()).inquiries > 0);

  await desk().expectBooksAgree()
  expect(desk().callbackAnswers.filter((answer) => answer.startsWith('5'))).toEqual([])
  const books = await Promise.all(ids.map((id) => desk().ledgerSays(id)))
  expect(books.filter(isLeftOpen)).toEqual([])
  expect(new Set(books.flatMap(({ attempts }) => attempts.map(({ state }) => state)))).toEqual(
    new Set(['success', 'failed', 'canceled', 'expired', 'invalid', 'pending']),
  )
  const dispositions = books.flatMap(({ money }) => money.map((entry) => entry.split(' ').at(-1)))
  expect(new Set(dispositions)).toEqual(new Set(['counted', 'surplus', 'quarantined']))
})

/** Settled, or in front of a person. */
const isLeftOpen = ({ attempts, needsReview }: Books): boolean =>
  !needsReview &&
  attempts.some(({ state }) => ['created', 'submitting', 'pending', 'unknown', 'invalid'].includes(state))

type Flow = { opening: string; presses: ('knet' | 'card')[]; answers: string[]; isReturning: boolean }
type Random = ReturnType<typeof createRandom>

/** What every storm has to live through, whatever the dice say. */
const certain: Flow[] = [
  { opening: 'create-normal', presses: ['knet'], answers: ['approve-partial'], isReturning: true },
  { opening: 'create-normal', presses: ['card'], answers: ['never-resolves'], isReturning: true },
  {
    opening: 'cancel-untrue',
    presses: ['knet', 'card'],
    answers: ['approve', 'approve'],
    isReturning: false,
  },
  { opening: 'create-normal', presses: ['knet'], answers: ['decline+callback-none'], isReturning: false },
  { opening: 'create-normal', presses: ['knet'], answers: ['abandon'], isReturning: false },
]

function flowOf(random: Random): Flow {
  const one = <T>(choices: readonly T[]): T => choices[random.below(choices.length)]!
  const faults = (): string =>
    [
      one(random.below(3) > 0 ? ['approve'] : scenarioNames('answer')),
      one(scenarioNames('callback')),
      one(scenarioNames('return')),
      one(scenarioNames('inquiry')),
    ].join('+')
  return {
    opening: [
      one(random.below(2) === 0 ? ['create-normal'] : scenarioNames('create')),
      one(scenarioNames('cancel')),
    ].join('+'),
    presses: one([['knet'], ['card'], ['knet', 'knet'], ['knet', 'card'], ['card', 'knet', 'card']]),
    answers: [faults(), faults(), faults()],
    isReturning: random.below(2) === 0,
  }
}

/** Presses, answers at every page of the bank that was opened, and perhaps returns; refusals are part of life. */
async function stumble(
  { request, press, bank, bringBack }: PaymentDesk,
  { opening, presses, answers, isReturning }: Flow,
): Promise<string> {
  const id = await request({ scenario: opening, payableForMs: 30 * 60_000 })
  const pages = new Map<string, string>()
  for (const gateway of presses) {
    const pressed = await press(id, { gateway }).catch(refusalOnly)
    if (pressed) pages.set(pressed.trackId, pressed.id)
  }
  for (const [at, [trackId, attemptId]] of [...pages].entries()) {
    const wayOut = await bank.bank.control.answer(trackId, answers[at] ?? 'approve')
    const way = wayOut.ok ? payerReturn(wayOut.value) : null
    if (way && isReturning) await bringBack(attemptId, way)
  }
  return id
}

/** Already paid, still starting, expired: anything else is no refusal but a fault of ours. */
function refusalOnly(error: unknown): null {
  if (!/refused: 409 /.test(String(error))) throw error
  return null
}
