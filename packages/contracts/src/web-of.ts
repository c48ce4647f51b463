import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core'
import { z } from 'zod'
import { Problem } from './values/web.ts'

export type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

/** A core value with field names in camelCase at any depth. Keys of records are data and stay. */
export type Web<T> = T extends readonly unknown[]
  ? { [Index in keyof T]: Web<T[Index]> }
  : T extends object
    ? { [Key in keyof T as Key extends string ? Camel<Key> : Key]: Web<T[Key]> }
    : T

type WebSchema<Schema> = Schema extends z.ZodType
  ? z.ZodType<Web<z.output<Schema>>, Web<z.input<Schema>>>
  : Schema
type Success = 200 | 201 | 202 | 207
/** Statuses that the bff may answer to any relayed call. */
type Refused = 400 | 401 | 403 | 404 | 429 | 500 | 502 | 503

type WebResponses<Responses> = {
  [Status in keyof Responses as Exclude<Status, 421>]: Status extends Success
    ? WebSchema<Responses[Status]>
    : typeof Problem
} & Record<Refused, typeof Problem>

type WebRoute<Route extends AppRoute> = {
  [Key in keyof Route]: Key extends 'responses'
    ? WebResponses<Route[Key]>
    : Key extends 'query' | 'body'
      ? WebSchema<Route[Key]>
      : Route[Key]
}

export type WebRouter<Router extends AppRouter> = {
  [Key in keyof Router]: Router[Key] extends AppRoute
    ? WebRoute<Router[Key]>
    : Router[Key] extends AppRouter
      ? WebRouter<Router[Key]>
      : never
}

const refused: readonly Refused[] = [400, 401, 403, 404, 429, 500, 502, 503]

/**
 * The web contract of a core area: the same routes below `prefix`, fields in camelCase, every refusal a
 * `Problem`. Throws for schemas whose fields cannot be renamed: transforms, and refinements of whole objects.
 */
export function webOf<Router extends AppRouter>(core: Router, prefix: string): WebRouter<Router> {
  const entries = Object.entries(core).map(([name, entry]) => [
    name,
    isAppRoute(entry) ? webRoute(entry, prefix) : webOf(entry, prefix),
  ])
  return Object.fromEntries(entries) as WebRouter<Router>
}

function webRoute(route: AppRoute, prefix: string): AppRoute {
  const responses = Object.entries(route.responses).flatMap(([status, schema]) => {
    if (status === '421') return []
    return [[status, Number(status) < 300 ? webPart(schema) : Problem]]
  })
  return {
    ...route,
    path: prefix + route.path,
    ...('metadata' in route && { metadata: withoutVerb(route.metadata) }),
    ...('query' in route && { query: webPart(route.query) }),
    ...('body' in route && { body: webPart(route.body) }),
    responses: {
      ...Object.fromEntries(refused.map((status) => [status, Problem])),
      ...Object.fromEntries(responses),
    },
  } as AppRoute
}

/** The core answers some reads to OPTIONS. The web asks for them with GET: clients of a contract send no OPTIONS. */
const withoutVerb = (metadata: unknown): unknown =>
  typeof metadata === 'object' ? { ...metadata, verb: undefined } : metadata

const webPart = (part: unknown): unknown => (part instanceof z.core.$ZodType ? webSchema(part) : part)

export const camel = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_mark, letter: string) => letter.toUpperCase())

const derived = new WeakMap<z.core.$ZodType, z.core.$ZodType>()

/** The schema with fields in camelCase. Limits, defaults and strictness stay. */
export function webSchema<Schema extends z.core.$ZodType>(schema: Schema): WebSchema<Schema> {
  const known = derived.get(schema) ?? derive(schema)
  derived.set(schema, known)
  // `derive` gives back the kind of schema it was given.
  return known as WebSchema<Schema>
}

function derive(schema: z.core.$ZodType): z.core.$ZodType {
  const def = definitionOf(schema)
  // Getters stay getters, because a recursive schema may be read only on demand.
  const again = (changed: object) => {
    const all = { ...Object.getOwnPropertyDescriptors(def), ...Object.getOwnPropertyDescriptors(changed) }
    return z.clone(schema, Object.defineProperties({}, all) as never)
  }
  switch (def.type) {
    case 'object':
      if (def.checks?.length)
        throw new Error('webOf cannot rename the fields a refinement of an object reads')
      return again({
        get shape() {
          const fields = Object.entries(def.shape).map(([name, field]) => [camel(name), webSchema(field)])
          return Object.fromEntries(fields)
        },
      })
    case 'array':
      return again({ element: webSchema(def.element) })
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return again({ innerType: webSchema(def.innerType) })
    case 'record':
      return again({ valueType: webSchema(def.valueType) })
    case 'tuple':
      return again({ items: def.items.map(webSchema), ...(def.rest && { rest: webSchema(def.rest) }) })
    case 'union': {
      const options = def.options.map(webSchema)
      return 'discriminator' in def
        ? again({ options, discriminator: camel(String(def.discriminator)) })
        : again({ options })
    }
    case 'lazy':
      return again({ getter: () => webSchema(def.getter()) })
    case 'pipe':
    case 'transform':
    case 'custom':
    case 'intersection':
    case 'map':
    case 'set':
      throw new Error(`webOf cannot carry a ${def.type}`)
    default:
      return schema
  }
}

/** Renames a core answer for the web. `schema` is the core's. */
export const toWeb = <Schema extends z.core.$ZodType>(schema: Schema, value: unknown) =>
  renamed(schema, value, 'toWeb') as Web<z.output<Schema>>

/** Renames a web value for the core. `schema` is the core's. */
export const toCore = <Schema extends z.core.$ZodType>(schema: Schema, value: unknown) =>
  renamed(schema, value, 'toCore') as z.output<Schema>

type Direction = 'toWeb' | 'toCore'

function renamed(schema: z.core.$ZodType, value: unknown, direction: Direction): unknown {
  if (typeof value !== 'object' || value === null) return value
  const def = definitionOf(schema)
  switch (def.type) {
    case 'object':
      return renamedFields(def, value as Record<string, unknown>, direction)
    case 'array':
      return (value as unknown[]).map((one) => renamed(def.element, one, direction))
    case 'tuple':
      return (value as unknown[]).map((one, index) => {
        const item = def.items[index] ?? def.rest
        return item ? renamed(item, one, direction) : one
      })
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return renamed(def.innerType, value, direction)
    case 'lazy':
      return renamed(def.getter(), value, direction)
    case 'record':
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, renamed(def.valueType, one, direction)]),
      )
    case 'union': {
      const fits = (option: z.core.$ZodType) =>
        z.safeParse(direction === 'toWeb' ? option : webSchema(option), value).success
      const option = def.options.find(fits)
      return option ? renamed(option, value, direction) : value
    }
    default:
      return value
  }
}

function renamedFields(
  def: z.core.$ZodObjectDef,
  value: Record<string, unknown>,
  direction: Direction,
): Record<string, unknown> {
  const known = Object.entries(def.shape).flatMap(([name, field]) => {
    const [from, to] = direction === 'toWeb' ? [name, camel(name)] : [camel(name), name]
    return Object.hasOwn(value, from) ? [[to, renamed(field, value[from], direction)] as const] : []
  })
  return Object.fromEntries(known)
}

type Definition = z.core.$ZodTypes['_zod']['def']
const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodType & { def: Definition }).def
