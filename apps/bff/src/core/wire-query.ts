import type { CoreQuery } from '@wasl/contracts/lists/query'
import { isOf, parametersOf, wireName, type ListDescriptor, type ListScope } from '@wasl/contracts/lists/list'

type Asked = Readonly<Record<string, string | undefined>>

/**
 * A list's query as the core names it, without filters of the list's other scope. What is not asked for is not sent: the
 * core refuses empty texts, so an empty search is no search. A cursor carries its own page.
 */
export function wireQuery<List extends ListDescriptor>(
  list: List,
  scope: ListScope,
  { q, page, asOf, ...asked }: Asked,
): CoreQuery<List> {
  const foreign = new Set<string>(
    parametersOf(list).flatMap(([name, filter]) => (isOf(filter, scope) ? [] : [name])),
  )
  const given = Object.entries({ ...asked, q: q?.trim(), ...(!asked['cursor'] && { page, asOf }) })
  // The web contract checked each value by the same descriptor.
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value && !foreign.has(name) ? [[wireName(name), value]] : [])),
  ) as CoreQuery<List>
}
