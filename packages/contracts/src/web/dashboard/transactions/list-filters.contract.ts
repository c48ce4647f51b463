import { longestValues } from '@wasl/domain/listed-values'
import * as z from 'zod/mini'

/** Values joined by commas (`listed-values.ts`), any of them matches. `plugin` only in the list of all modules. */
export const choiceFilters = [
  'state',
  'moneyState',
  'gateway',
  'currency',
  'unit',
  'initiator',
  'productType',
  'bulk',
  'plugin',
] as const
export type ChoiceFilter = (typeof choiceFilters)[number]

/** `true` or `false`. */
export const flagFilters = ['seen', 'emailSeen', 'disclosed', 'unresolved'] as const
export type FlagFilter = (typeof flagFilters)[number]

/** Both ends included; either can be missing. */
export const rangeFilters = ['created', 'stateChanged'] as const
export type RangeFilter = (typeof rangeFilters)[number]

export const rangeEnds = ['createdFrom', 'createdTo', 'stateChangedFrom', 'stateChangedTo'] as const
export type RangeEnd = (typeof rangeEnds)[number]

export type FilterKey = ChoiceFilter | FlagFilter | RangeEnd
/** One text per active filter. Ends of ranges are instants. */
export type ListFilters = { readonly [Key in FilterKey]?: string | undefined }

export const filterKeys: readonly FilterKey[] = [...choiceFilters, ...flagFilters, ...rangeEnds]

const values = z.optional(z.string().check(z.minLength(1), z.maxLength(longestValues)))
const flag = z.optional(z.string().check(z.regex(/^(true|false)$/)))
const instant = z.optional(z.iso.datetime({ offset: true }))

export const ListFilters = z.object({
  state: values,
  moneyState: values,
  gateway: values,
  currency: values,
  unit: values,
  initiator: values,
  productType: values,
  bulk: values,
  plugin: values,
  seen: flag,
  emailSeen: flag,
  disclosed: flag,
  unresolved: flag,
  createdFrom: instant,
  createdTo: instant,
  stateChangedFrom: instant,
  stateChangedTo: instant,
})

/** Sort keys; `-` sorts descending. */
export const listSorts = [
  'created',
  '-created',
  'stateChanged',
  '-stateChanged',
  'amount',
  '-amount',
] as const
export type ListSort = (typeof listSorts)[number]
