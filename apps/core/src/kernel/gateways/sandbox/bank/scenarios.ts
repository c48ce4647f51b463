import { answers } from './scenarios/answers.ts'
import { callbacks } from './scenarios/callbacks.ts'
import { create } from './scenarios/create.ts'
import { operations } from './scenarios/operations.ts'
import { type Scenario, row } from './scenarios/row.ts'

/** How the payer returns to the shop. */
const returns = {
  'return-normal': row(
    ['The payer returns', 'يعود الدافع'],
    ['The payer returns with the signed result.', 'يعود الدافع ومعه النتيجة الموقّعة.'],
  ),
  'return-never': row(
    ['The payer never returns', 'لا يعود الدافع'],
    ['The payer closes the tab at the bank.', 'يغلق الدافع الصفحة عند البنك.'],
  ),
  'return-twice': row(
    ['The payer returns twice', 'يعود الدافع مرتين'],
    ['The same return reaches the shop two times.', 'تصل العودة نفسها إلى المتجر مرتين.'],
  ),
  'return-changed': row(
    ['The return is changed', 'عودة معدّلة'],
    ['Somebody changes the result in the address.', 'يغيّر أحدهم النتيجة في العنوان.'],
  ),
  'return-elsewhere': row(
    ['The payer returns in another browser', 'يعود الدافع من متصفح آخر'],
    ['The return address is shown to be opened elsewhere.', 'يظهر عنوان العودة ليُفتح في مكان آخر.'],
  ),
} as const

/** How the bank answers inquiries. */
const inquiries = {
  'inquiry-normal': row(
    ['Truthful inquiry', 'استعلام صادق'],
    ['The bank answers inquiries from its book.', 'يجيب البنك عن الاستعلام من سجله.'],
  ),
  'inquiry-not-found': row(
    ['Inquiry lies', 'استعلام كاذب'],
    ['The bank first says that it never heard of the payment.', 'يقول البنك أولًا إنه لا يعرف الدفعة.'],
    { counts: 'times', usually: 1 },
  ),
  'inquiry-unavailable': row(
    ['Inquiry unavailable', 'استعلام غير متاح'],
    ['The bank first fails to answer inquiries.', 'يعجز البنك أولًا عن الرد على الاستعلام.'],
    { counts: 'times', usually: 1 },
  ),
  'inquiry-rate-limited': row(
    ['Inquiry limited', 'استعلام محدود'],
    ['The bank first turns inquiries away: too many requests.', 'يرفض البنك الاستعلام أولًا لكثرة الطلبات.'],
    { counts: 'times', usually: 1 },
  ),
} as const

/** Whether the bank closes an unpaid session. */
const cancels = {
  'cancel-normal': row(
    ['Cancel works', 'الإلغاء يعمل'],
    ['The bank closes an unpaid session when asked.', 'يغلق البنك الجلسة غير المدفوعة عند الطلب.'],
  ),
  'cancel-ignored': row(
    ['Cancel is ignored', 'الإلغاء مُهمل'],
    [
      'The bank fails to close the session, so the old page can still be paid.',
      'لا يغلق البنك الجلسة فيمكن دفع الصفحة القديمة.',
    ],
  ),
  'cancel-untrue': row(
    ['Cancel is not done', 'الإلغاء لم يتم'],
    [
      'The bank says that it closed the session, but the old page can still be paid.',
      'يقول البنك إنه أغلق الجلسة لكن الصفحة القديمة ما زالت تقبل الدفع.',
    ],
  ),
} as const

/**
 * Everything that the sandbox bank can do. The hosted page, the control API and `sandbox_scenario` use
 * this table. A scenario text joins at most one name per part: `approve+callback-late:30`.
 */
export const scenarios = {
  create,
  answer: answers,
  callback: callbacks,
  return: returns,
  inquiry: inquiries,
  cancel: cancels,
  operation: operations,
} as const

export type Part = keyof typeof scenarios

export type ScenarioName<P extends Part> = keyof (typeof scenarios)[P] & string

/** One name with its number (seconds or times), if it has one. */
export type Step<P extends Part = Part> = {
  [Q in P]: { readonly name: ScenarioName<Q>; readonly number: number }
}[P]

/** One step per part. A part without a step behaves normally. */
export type Script = { readonly [P in Part]?: Step<P> }

export const partNames = Object.keys(scenarios) as Part[]

export const scenarioNames = <P extends Part>(part: P): ScenarioName<P>[] =>
  // Keys of a row table are its names.
  Object.keys(scenarios[part]) as ScenarioName<P>[]

export const rowsOf = (part: Part): [name: string, row: Scenario][] => Object.entries(scenarios[part])

/** Null if a name is unknown or a part has two names. Spaces count as hyphens, because the demo says "never resolves". */
export function readScript(text: string): Script | null {
  const script: { [P in Part]?: Step } = {}
  for (const word of text.trim().toLowerCase().split('+')) {
    const [, name, digits] = /^([a-z0-9-]+)(?::(\d{1,7}))?$/.exec(word.trim().replace(/\s+/g, '-')) ?? []
    const part = partNames.find(
      (candidate) => name !== undefined && Object.hasOwn(scenarios[candidate], name),
    )
    if (!name || !part || script[part]) return null
    const counted = rowsOf(part).find(([candidate]) => candidate === name)?.[1].number
    if (digits && !counted) return null
    // True because `name` was found among the rows of `part`.
    script[part] = { name, number: Number(digits ?? counted?.usually ?? 0) } as Step
  }
  // Each step is stored under its own part.
  return script as Script
}

/** Leaves out normal behaviour. */
export const scriptText = (script: Script): string =>
  partNames
    .flatMap((part) => script[part] ?? [])
    .filter(({ name }) => !name.endsWith('-normal'))
    .map(({ name, number }) => (number ? `${name}:${number}` : name))
    .join('+')
