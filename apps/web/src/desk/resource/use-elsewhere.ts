import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyResource, AnyRow } from './any-resource.ts'

type Opened = { id: string | null; isListed: boolean }

/**
 * What an address opens that the list does not have: it is on another page, or behind a filter. What was in the list and has
 * left it is closed instead.
 */
export function useElsewhere(of: AnyResource, { id, isListed }: Opened): AnyRow | null {
  const [listedId, setListedId] = useState<string | null>(null)
  if (isListed && listedId !== id) setListedId(id)
  const { one } = of
  const isWanted = one !== undefined && id !== null && id !== listedId && !isListed && isId(id)
  const { data } = useQuery({
    queryKey: [...of.key, 'one', id],
    queryFn: () => (one && id !== null ? one(id) : null),
    enabled: isWanted,
    staleTime: 0,
    retry: false,
  })
  return isWanted ? (data ?? null) : null
}

/** No address of a route is made of anything else. */
const isId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text)
