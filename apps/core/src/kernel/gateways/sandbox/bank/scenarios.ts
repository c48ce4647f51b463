import { answers } from './scenarios/answers.ts'
import { callbacks } from './scenarios/callbacks.ts'
import { cancels } from './scenarios/cancels.ts'
import { create } from './scenarios/create.ts'
import { inquiries } from './scenarios/inquiries.ts'
import { operations } from './scenarios/operations.ts'
import { returns } from './scenarios/returns.ts'
import type { Scenario } from './scenarios/row.ts'

/**
 * Everything the sandbox bank can be told to do: the hosted page, the control API and `sandbox_scenario` are made from
 * this table. A scenario text joins at most one name per part: `approve+callback-late:30+return-never`.
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

/** One name with its number: seconds or times, where the scenario counts any. */
export type Step<P extends Part = Part> = {
  [Q in P]: { readonly name: ScenarioName<Q>; readonly number: number }
}[P]

/** What is asked of each part; a part that is missing behaves normally. */
export type Script = { readonly [P in Part]?: Step<P> }

export const partNames = Object.keys(scenarios) as Part[]

export const scenarioNames = <P extends Part>(part: P): ScenarioName<P>[] =>
  // The keys of a row table are its names.
  Object.keys(scenarios[part]) as ScenarioName<P>[]

export const rowsOf = (part: Part): [name: string, row: Scenario][] => Object.entries(scenarios[part])

/** null where a name is unknown, or a part is named twice. Spaces count as hyphens: the demo says "never resolves". */
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
  // Each step stands under the part its name was found in.
  return script as Script
}

/** What is normal goes without saying. */
export const scriptText = (script: Script): string =>
  partNames
    .flatMap((part) => script[part] ?? [])
    .filter(({ name }) => !name.endsWith('-normal'))
    .map(({ name, number }) => (number ? `${name}:${number}` : name))
    .join('+')
