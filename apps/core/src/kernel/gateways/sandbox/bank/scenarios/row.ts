import type { Localised } from '@wasl/domain/locale'

export type Scenario = {
  readonly title: Localised
  readonly says: Localised
  /** Meaning of a number after the name (`callback-late:30`), and its default. */
  readonly number: { readonly counts: 'seconds' | 'times'; readonly usually: number } | null
}

export function row(title: Pair, says: Pair, number: Scenario['number'] = null): Scenario {
  return { title: { en: title[0], ar: title[1] }, says: { en: says[0], ar: says[1] }, number }
}

type Pair = readonly [en: string, ar: string]
