import { longestValues } from '@wasl/domain/listed-values'
import { z } from 'zod'
import { Instant } from '../values/core.ts'
import { camel } from '../web-of.ts'
import {
  filtersOf,
  isOf,
  longestSearch,
  offeredBy,
  orderingsOf,
  parametersOf,
  wireName,
  type Filter,
  type FilterOf,
  type ListDescriptor,
  type ListFilters,
  type ListScope,
  type Offered,
  type Ordering,
  type Parameter,
  type Snake,
} from './list.ts'

type ValueOf<List extends ListDescriptor, Name extends Parameter<List>> =
  Name extends FilterOf<List, 'flag'> ? 'true' | 'false' : NonNullable<ListFilters<List>[Name]>

type Optional<Value> = z.ZodOptional<z.ZodType<Value, Value>>

type FilterShape<List extends ListDescriptor> = {
  [Name in Parameter<List> as Snake<Name>]: Optional<ValueOf<List, Name>>
} & { q: Optional<string>; json: Optional<string>; format: Optional<string> }

type PageShape<List extends ListDescriptor> = Record<
  'page' | 'page_size' | 'cursor' | 'as_of',
  Optional<string>
> & {
  ordering: Optional<Ordering<List>>
}

type Given<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>
/** What narrows a list, and its page, as the core is asked for it. */
export type CoreFilters<List extends ListDescriptor> = Given<FilterShape<List>>
export type CoreQuery<List extends ListDescriptor> = CoreFilters<List> & Given<PageShape<List>>

/** The query that narrows a list at the core: one field for each filter that this scope of it has (without: any), and the search. */
export const coreFilters = <List extends ListDescriptor>(list: List, scope?: ListScope) =>
  z.strictObject(filterShape(list, scope))

/**
 * The same with its page: by number inside the first hundred, by the answer's cursors anywhere (product.md 9.7); a cursor
 * carries its own page, and `last.7` answers the last seven rows. `as_of` is that of page 1, for the other pages of a number:
 * what was created since moves none of their rows. Without a page size, 50.
 */
export const coreQuery = <List extends ListDescriptor>(list: List, scope: ListScope) =>
  z.strictObject({ ...filterShape(list, scope), ...pageShape(list) })

/** The same without its page: what an export is of. */
export const coreSelection = <List extends ListDescriptor>(list: List, scope: ListScope) =>
  z.strictObject({ ...filterShape(list, scope), ordering: pageShape(list).ordering })

/**
 * A list that is small enough to have all of its pages by number. `as_of` is that of page 1, for its other pages: what was
 * created since moves none of their rows.
 */
export const numberedQuery = <List extends ListDescriptor>(list: List) =>
  z.strictObject({
    ...filterShape(list),
    page: z.coerce.number().int().min(1).max(100_000).optional(),
    page_size: z.coerce.number().int().min(1).max(100).optional(),
    as_of: Instant.optional(),
  })

/** A page of it. */
export const numberedAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: z.int(), as_of: Instant, results: z.array(row) })

/** A list that is read from its beginning on, each part from the end of the one before: `cursor` is its `next`. */
export const endlessQuery = <List extends ListDescriptor>(list: List) =>
  z.strictObject({
    ...filterShape(list),
    cursor: pageShape(list).cursor,
    page_size: pageShape(list).page_size,
  })

/** A part of it; `next` is null at the end. */
export const endlessAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({ results: z.array(row), next: z.string().nullable() })

const filterShape = <List extends ListDescriptor>(list: List, scope?: ListScope): FilterShape<List> =>
  ({
    ...fieldsOf(list, wireName, scope),
    ...(list.search && { q }),
    json: z.string().optional(),
    format: z.string().optional(),
    // One field a parameter, each of its filter's kind; those of another scope are refused when they come.
  }) as FilterShape<List>

const q = z.string().max(longestSearch).optional()

const fieldsOf = (list: ListDescriptor, nameOf: (parameter: string) => string, scope?: ListScope) =>
  Object.fromEntries(
    parametersOf(list)
      .filter(([, filter]) => !scope || isOf(filter, scope))
      .map(([name, filter]) => [nameOf(name), schemaOf(filter).optional()]),
  )

function schemaOf(filter: Filter): z.ZodType {
  switch (filter.kind) {
    case 'choice':
      return z.string().min(1).max(longestValues)
    case 'flag':
      return z.enum(['true', 'false'])
    case 'range':
      return Instant
    case 'one':
      return z.enum(filter.of)
    case 'text':
      return z.string().max(filter.most)
  }
}

const pageShape = <List extends ListDescriptor>(list: List): PageShape<List> => ({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .optional(),
  page_size: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional(),
  cursor: z.string().max(512).optional(),
  as_of: Instant.optional(),
  ordering: z.enum(orderingsOf(list)).optional(),
})

/** What the choice filters of a list offer, by the names their choices have in its config. */
export const coreChoices = <List extends ListDescriptor, Choices extends z.ZodType>(
  list: List,
  choices: Choices,
) =>
  choicesOf<Offered<List>, Choices>(
    filtersOf(list, 'choice').map((name) => offeredBy(list, name)),
    choices,
  )

/** The same by the filter. */
export const webChoices = <List extends ListDescriptor, Choices extends z.core.$ZodType>(
  list: List,
  choices: Choices,
) => choicesOf<FilterOf<List, 'choice'>, Choices>(filtersOf(list, 'choice'), choices)

const choicesOf = <Name extends string, Choices extends z.core.$ZodType>(
  names: readonly Name[],
  choices: Choices,
) =>
  // One field a name.
  z.object(Object.fromEntries(names.map((name) => [name, choices])) as Record<Name, Choices>)

/** What narrows a list, as the web asks for it. Ends of ranges are instants. */
export type WebSearch<List extends ListDescriptor> = ListFilters<List> & { readonly q?: string | undefined }
export type WebQuery<List extends ListDescriptor> = WebSearch<List> & {
  readonly [Name in 'page' | 'pageSize' | 'cursor' | 'asOf']?: string | undefined
} & { readonly ordering?: Ordering<List> | undefined }

/** The filters of every scope, by their own names. */
export const webFilters = <List extends ListDescriptor>(list: List) =>
  z.strictObject(fieldsOf(list, itself)) as unknown as Schema<ListFilters<List>>

/** What the sums of a list are asked for by. */
export const webSearch = <List extends ListDescriptor>(list: List) =>
  z.object({ ...fieldsOf(list, itself), q }) as unknown as Schema<WebSearch<List>>

export const webOrdering = <List extends ListDescriptor>(list: List) => pageShape(list).ordering

/** A page of a list, as `coreQuery` has it. */
export const webQuery = <List extends ListDescriptor>(list: List) => {
  const page = Object.entries(pageShape(list)).map(([name, schema]) => [camel(name), schema])
  return z.object({ ...fieldsOf(list, itself), q, ...Object.fromEntries(page) }) as unknown as Schema<
    WebQuery<List>
  >
}

type Schema<Value> = z.ZodType<Value, Value>
const itself = (name: string): string => name
