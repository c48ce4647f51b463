import { queryOptions } from '@tanstack/react-query'
import { readOf } from '../../../base/session/read-of.ts'
import { staffClient } from '../../../base/session/staff-client.ts'

const { customers } = staffClient.administration

export const customersKey = ['administration', 'customers'] as const

export const fewestLetters = 2

export const foundQuery = (q: string) =>
  queryOptions({
    ...readOf([...customersKey, 'found'], customers.find)({ query: { q } }),
    enabled: q.length >= fewestLetters,
  })

/** Of one who is being looked at: asked anew with every look, and never because somebody was erased. */
export const storedQuery = (id: string) =>
  queryOptions({
    ...readOf(['administration', 'customer'], customers.show)({ params: { id } }),
    gcTime: 0,
  })

export const erasuresQuery = readOf([...customersKey, 'erasures'], customers.erasures)({})
