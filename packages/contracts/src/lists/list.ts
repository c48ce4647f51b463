/** Which lists have a filter: the one of all modules, or those of one. Absent: each of them. */
export type ListScope = 'all' | 'module'

/** Any of several values, joined by commas (`listed-values.ts`). `offered`: the name of its choices in the list's config. */
export type ChoiceFilter = { kind: 'choice'; offered: string; only?: ListScope }
/** `true` or `false`. */
export type FlagFilter = { kind: 'flag'; only?: ListScope }
/** Two instants, both ends included; either may be missing. */
export type RangeFilter = { kind: 'range'; only?: ListScope }
/** One of the values in the contract. */
export type OneFilter<Value extends string = string> = { kind: 'one'; of: readonly Value[]; only?: ListScope }
/** A text that the list has somewhere, at most `most` letters. */
export type TextFilter = { kind: 'text'; most: number; only?: ListScope }
export type Filter = ChoiceFilter | FlagFilter | RangeFilter | OneFilter | TextFilter

export const choice = <const Name extends string>(offered: Name, more: { only?: ListScope } = {}) => ({
  kind: 'choice' as const,
  offered,
  ...more,
})
export const flag = (more: { only?: ListScope } = {}) => ({ kind: 'flag' as const, ...more })
export const range = () => ({ kind: 'range' as const })
export const one = <const Value extends string>(of: readonly Value[]) => ({ kind: 'one' as const, of })
export const text = (most: number) => ({ kind: 'text' as const, most })

/** The longest text that is searched for. */
export const longestSearch = 128

/**
 * What a list can be asked for, in the order of its panel. Filters have one name: `productType` on the web, `product_type`
 * at the core; a range has two ends, `createdAfter` and `createdBefore`. `sorts` are the columns it can be sorted by, with the kind of their values:
 * amounts are sorted by currency first. `ordering` is the list's own; `-` begins with the largest.
 */
export type ListDescriptor = {
  filters: Readonly<Record<string, Filter>>
  sorts: Readonly<Record<string, SortKind>>
  ordering: string
  /** It can be searched. */
  search?: boolean
}

/** `written`: no column, the order in which the rows were written. */
export type SortKind = 'instant' | 'money' | 'flag' | 'text' | 'written'

export const list = <const Descriptor extends ListDescriptor>(descriptor: Descriptor): Descriptor =>
  descriptor

type Filters<List extends ListDescriptor> = List['filters']

/** The names of a list's filters of one kind. */
export type FilterOf<List extends ListDescriptor, Kind extends Filter['kind'] = Filter['kind']> = {
  [Name in keyof Filters<List> & string]: Filters<List>[Name]['kind'] extends Kind ? Name : never
}[keyof Filters<List> & string]

export type EndOf<Name extends string> = `${Name}After` | `${Name}Before`

/** The names by which an address or a request says what a list is narrowed by. */
export type Parameter<List extends ListDescriptor> =
  | Exclude<FilterOf<List>, FilterOf<List, 'range'>>
  | EndOf<FilterOf<List, 'range'>>

/** One text for each filter that is on. */
export type ListFilters<List extends ListDescriptor> = {
  readonly [Name in Parameter<List>]?: ValueOf<List, Name> | undefined
}

/** The values of a filter: those in the contract, or any text. */
export type ValueOf<List extends ListDescriptor, Name extends string> =
  Name extends FilterOf<List, 'one'>
    ? List['filters'][Name] extends OneFilter<infer Value>
      ? Value
      : never
    : string

export type Sort<List extends ListDescriptor> = keyof List['sorts'] & string
export type Ordering<List extends ListDescriptor> = Sort<List> | `-${Sort<List>}`

export const orderingsOf = <List extends ListDescriptor>({ sorts }: List) =>
  // One of each direction.
  Object.keys(sorts).flatMap((sort) => [sort, `-${sort}`]) as [Ordering<List>, ...Ordering<List>[]]

export const endsOf = <Name extends string>(name: Name) => [`${name}After`, `${name}Before`] as const

/** The filters of one kind that a list has, in its order. */
export const filtersOf = <List extends ListDescriptor, Kind extends Filter['kind']>(
  { filters }: List,
  kind: Kind,
): FilterOf<List, Kind>[] =>
  // True: only names of that kind are left.
  Object.keys(filters).filter((name) => filters[name]?.kind === kind) as FilterOf<List, Kind>[]

export const valuesOf = <List extends ListDescriptor, Name extends FilterOf<List, 'one'>>(
  { filters }: List,
  name: Name,
) =>
  // True of a filter of this kind.
  (filters[name] as OneFilter).of as readonly ValueOf<List, Name>[]

/** The names of the choices of a list's filters in its config. */
export type Offered<List extends ListDescriptor> = {
  [Name in keyof Filters<List>]: Filters<List>[Name] extends { offered: infer Offer extends string }
    ? Offer
    : never
}[keyof Filters<List>]

export const offeredBy = <List extends ListDescriptor>({ filters }: List, name: FilterOf<List, 'choice'>) =>
  // True of a choice filter.
  (filters[name] as ChoiceFilter).offered as Offered<List>

export const isOf = ({ only }: Filter, scope: ListScope): boolean => only === undefined || only === scope

/** Each parameter with its filter, in the list's order. */
export const parametersOf = <List extends ListDescriptor>({ filters }: List): [Parameter<List>, Filter][] =>
  Object.entries(filters).flatMap(([name, filter]) =>
    // The two ends of a range, or the filter itself: what `Parameter` says.
    (filter.kind === 'range' ? endsOf(name) : [name]).map((parameter): [Parameter<List>, Filter] => [
      parameter as Parameter<List>,
      filter,
    ]),
  )

export type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Snake<Tail>}`
    : `_${Lowercase<Head>}${Snake<Tail>}`
  : Name

/** The core's name of a parameter: `stateChangedAtAfter` is `state_changed_at_after`. */
export const wireName = <Name extends string>(name: Name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as Snake<Name>

/** What narrows a list, of all that it was asked for. */
export const narrowingOf = <List extends ListDescriptor>(
  descriptor: List,
  asked: ListFilters<List> & { readonly q?: string | undefined },
): ListFilters<List> & { readonly q?: string | undefined } => {
  const names: ReadonlySet<string> = new Set(['q', ...parametersOf(descriptor).map(([name]) => name)])
  // True: some of the same fields.
  return Object.fromEntries(Object.entries(asked).filter(([name]) => names.has(name))) as typeof asked
}
