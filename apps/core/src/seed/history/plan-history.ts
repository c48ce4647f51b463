import { percentOf, money } from '@wasl/domain/money'
import type { PastMoment } from './past-days.ts'
import type { Outcome, PastRow } from './past-row.ts'
import { goods } from './past-goods.ts'

const minute = 60_000

/** Rows numbered from `first`, the same for the same number at every seeding; oldest first. */
export const planHistory = (moments: readonly PastMoment[], first: number, customers: number): PastRow[] =>
  moments.map((moment, at) => planRow(moment, first + at, customers))

function planRow({ at, isPaid, isRecent }: PastMoment, n: number, customers: number): PastRow {
  const dice = diceOf(n)
  const plugin = dice.weighted(plugins)
  const currency = dice.weighted(currencies)
  const good = goods[dice.below(goods.length)] ?? goods[0]
  const amount = amountOf(currency, dice.below(90_000))
  const drawn = isPaid ? dice.weighted(paidOutcomes) : dice.weighted(otherOutcomes)
  const outcome = isRecent || !waiting.includes(drawn) ? drawn : 'expired'
  const gateway = gatewayOf(outcome, currency, dice.below(10))
  const isBulk = plugin === 'bulk'
  const batch = Math.floor(n / 400) + 1
  const settled = at.getTime()
  const tried = settled - (1 + dice.below(4)) * minute
  const seen = tried - (1 + dice.below(20)) * minute
  return {
    n,
    public_id: `H-${n}`,
    order_no: `TT-H${String(n).padStart(7, '0')}`,
    plugin,
    unit_key: dice.below(10) < 8 ? 'main' : 'catering',
    currency,
    amount,
    fee: feeOf(gateway, amount, currency),
    gateway,
    outcome,
    customer: dice.below(customers),
    language: dice.below(10) < 6 ? 'ar' : 'en',
    initiator:
      isBulk || plugin === 'payment_request' ? (initiators[dice.below(initiators.length)] ?? null) : null,
    product_type: dice.below(10) < 4 ? good.type : null,
    bulk_id: isBulk ? `BULK-${batch}` : null,
    bulk_name: isBulk ? `upload-${batch}.csv` : null,
    description_en: good.en,
    description_ar: good.ar,
    created: iso(seen - (1 + dice.below(600)) * minute),
    seen: iso(seen),
    tried: iso(tried),
    settled: iso(settled),
    deleted: isPaid && dice.below(100) === 0,
  }
}

type Weights<Value> = readonly (readonly [Value, number])[]

const plugins: Weights<string> = [
  ['payment_request', 34],
  ['e_commerce', 16],
  ['customer_payment', 10],
  ['catalogue', 10],
  ['food_ordering', 10],
  ['bulk', 7],
  ['event', 5],
  ['shopify', 4],
  ['pos', 4],
]
const currencies: Weights<string> = [
  ['KWD', 88],
  ['USD', 8],
  ['BHD', 3],
  ['JPY', 1],
]
const paidOutcomes: Weights<Outcome> = [
  ['paid', 92],
  ['cod', 5],
  ['authorized', 3],
]
const otherOutcomes: Weights<Outcome> = [
  ['expired', 30],
  ['attempted', 25],
  ['canceled', 20],
  ['pending', 10],
  ['created', 10],
  ['failed', 5],
]
const waiting: readonly Outcome[] = ['created', 'pending', 'attempted']
const initiators = ['cashier.demo', 'admin.demo', 'events.demo']

/** The single-attempt gateway ends a request with its attempt; only KWD and BHD are paid in cash, only KWD by KNET. */
function gatewayOf(outcome: Outcome, currency: string, side: number): string {
  if (outcome === 'cod') return currency === 'KWD' || currency === 'BHD' ? 'cod' : 'card'
  if (outcome === 'failed') return currency === 'KWD' ? 'knet-once' : 'card'
  if (currency !== 'KWD') return 'card'
  return side < 6 ? 'knet' : side < 9 ? 'card' : 'instalments'
}

const amountOf = (currency: string, roll: number): number =>
  currency === 'JPY' ? 300 + roll : currency === 'USD' ? 250 + roll : 500 + roll

const feeOf = (gateway: string, amount: number, currency: string): number =>
  gateway === 'card' || gateway === 'instalments' ? percentOf(money(amount, currency), 150).minor : 0

const iso = (ms: number): string => new Date(ms).toISOString()

/** Chance that is the same for the same number (mulberry32). */
function diceOf(seed: number) {
  let state = (seed * 2_654_435_761) >>> 0
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(roll() * limit)
  return {
    below,
    weighted<Value>(weights: Weights<Value>): Value {
      let left = below(weights.reduce((sum, [, weight]) => sum + weight, 0))
      for (const [value, weight] of weights) {
        if (left < weight) return value
        left -= weight
      }
      throw new Error('weights that do not add up')
    },
  }
}
