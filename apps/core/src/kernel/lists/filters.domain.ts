import type { CoreFilters } from '@wasl/contracts/lists/query'
import {
  endsOf,
  wireName,
  type Filter,
  type ListDescriptor,
  type OneFilter,
} from '@wasl/contracts/lists/list'
import { splitValues } from '@wasl/domain/listed-values'

export type Range = { after: Date | null; before: Date | null }

/** What a filter of each kind is set to; empty or null: to nothing. */
export type FilterValue<Kind extends Filter['kind']> = Kind extends 'choice'
  ? readonly string[]
  : Kind extends 'flag'
    ? boolean | null
    : Kind extends 'range'
      ? Range
      : string | null

export type FilterValues<List extends ListDescriptor> = {
  readonly [Name in keyof List['filters']]: ValueIn<List['filters'][Name]>
}

/** The type of a filter's value: for `one`, the values in the contract. */
export type ValueIn<Of extends Filter> =
  Of extends OneFilter<infer Value> ? Value | null : FilterValue<Of['kind']>

/** A list's query as values, checked by its contract before. */
export const readFilters = <List extends ListDescriptor>(
  { filters }: List,
  asked: CoreFilters<List>,
): FilterValues<List> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { kind }]) => [name, readValue(name, kind, asked)]),
    // One value a filter, each of its kind.
  ) as FilterValues<List>

/** The same with the words of its search. */
export const readAsked = <List extends ListDescriptor>(
  list: List,
  asked: CoreFilters<List> & { q?: string | undefined },
): FilterValues<List> & { q: string | null } => ({
  ...readFilters(list, asked),
  q: asked.q?.trim() || null,
})

function readValue(name: string, kind: Filter['kind'], asked: object): FilterValue<Filter['kind']> {
  const textOf = (parameter: string): string | null => {
    const given: unknown = Reflect.get(asked, wireName(parameter))
    return typeof given === 'string' ? given : null
  }
  switch (kind) {
    case 'choice':
      return splitValues(textOf(name) ?? undefined)
    case 'flag': {
      const text = textOf(name)
      return text === null ? null : text === 'true'
    }
    case 'range': {
      const [after, before] = endsOf(name).map(textOf)
      return { after: instantOf(after), before: instantOf(before) }
    }
    case 'one':
    case 'text':
      return textOf(name)?.trim() || null
  }
}

const instantOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)

/** The filters that are set, in the list's order. */
export const setFilters = <List extends ListDescriptor>(
  { filters }: List,
  values: FilterValues<List>,
): (keyof List['filters'] & string)[] => Object.keys(filters).filter((name) => isSet(values[name]))

const isSet = (value: FilterValue<Filter['kind']> | undefined): boolean => {
  if (value === null || value === undefined) return false
  if (typeof value !== 'object') return true
  return 'after' in value ? value.after !== null || value.before !== null : value.length > 0
}
