import { readOf } from '../../base/session/read-of.ts'
import { staffClient } from '../../base/session/staff-client.ts'

export const restrictionsKey = ['restrictions'] as const

export const rulesQuery = readOf([...restrictionsKey, 'rules'], staffClient.restrictions.list)({})

export const identifiersQuery = (id: string, { q, page }: { q: string; page: number }) =>
  readOf(
    [...restrictionsKey, 'identifiers'],
    staffClient.restrictions.identifiers,
  )({
    params: { id },
    query: { ...(q && { q }), page },
  })
